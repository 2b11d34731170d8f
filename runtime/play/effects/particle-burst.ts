import * as THREE from 'three'
import { paintGlyph } from './paint-glyph.ts'
import type { ParticleStyle } from './particle-styles.ts'

const count = 56
/** Where nobody sees a speck. */
const nowhere = -1e5

/** A number from 0 to 1 that always belongs to these two. */
function chance(speck: number, draw: number): number {
  const wave = Math.sin(speck * 127.1 + draw * 311.7) * 43758.5453
  return wave - Math.floor(wave)
}

/** Specks that come out of a box of the world, one after the other, for some seconds; all of it follows from the time alone. */
export class ParticleBurst {
  readonly points: THREE.Points<THREE.BufferGeometry, THREE.PointsMaterial>
  readonly #style: ParticleStyle
  readonly #seconds: number
  readonly #size: THREE.Vector3
  #age = 0

  /** `size` is that of the box, metres; `points` is to be kept at its middle. */
  constructor(style: ParticleStyle, seconds: number, size: THREE.Vector3) {
    this.#style = style
    this.#seconds = seconds
    this.#size = size
    const geometry = new THREE.BufferGeometry()
    geometry.setAttribute('position', new THREE.BufferAttribute(new Float32Array(count * 3).fill(nowhere), 3))
    const colours = Array.from({ length: count }, (_, speck) => style.colours[speck % style.colours.length])
    const shades = colours.flatMap((colour) => new THREE.Color(colour).toArray())
    geometry.setAttribute('color', new THREE.Float32BufferAttribute(shades, 3))
    const map = new THREE.CanvasTexture(paintGlyph(style.glyph))
    const material = new THREE.PointsMaterial({
      map,
      size: style.size * 2,
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      blending: style.isBright ? THREE.AdditiveBlending : THREE.NormalBlending,
    })
    this.points = new THREE.Points(geometry, material)
    this.points.frustumCulled = false
    // What a click means is the thing behind it.
    this.points.raycast = () => undefined
  }

  /** Goes on by so many seconds, for an eye that has so many metres of the world in one; whether there is still something to see. */
  advance(seconds: number, eye: number): boolean {
    this.#age += seconds
    this.points.material.size = (this.#style.size * 2) / eye
    const place = this.points.geometry.getAttribute('position')
    for (let speck = 0; speck < count; speck += 1) place.setXYZ(speck, ...this.#placeOf(speck))
    place.needsUpdate = true
    return this.#age < this.#seconds + this.#style.life
  }

  dispose(): void {
    this.points.removeFromParent()
    this.points.geometry.dispose()
    this.points.material.map?.dispose()
    this.points.material.dispose()
  }

  #placeOf(speck: number): [number, number, number] {
    const { life, rise, lift, spread } = this.#style
    const sinceFirst = this.#age - (speck / count) * life
    const round = Math.floor(sinceFirst / life)
    const born = round * life + (speck / count) * life
    if (sinceFirst < 0 || born > this.#seconds) return [0, nowhere, 0]
    const age = this.#age - born
    const draw = round * 4
    const angle = chance(speck, draw) * 2 * Math.PI
    const speed = spread * (0.4 + 0.6 * chance(speck, draw + 1))
    const [x, y, z] = this.#size.toArray()
    return [
      (chance(speck, draw + 2) - 0.5) * x * 0.7 + Math.cos(angle) * speed * age,
      (chance(speck, draw + 3) - 0.5) * y * 0.7 + (rise + (lift * age) / 2) * age,
      Math.sin(angle) * (z * 0.35 + speed * age),
    ]
  }
}
