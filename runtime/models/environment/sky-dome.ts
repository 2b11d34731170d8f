import type { Mesh } from 'three'
import { skyRadius } from '../../scene/sky-radius.ts'
import type { Three } from '../kit/three.ts'

const columns = 48
/** Degrees above the horizon at which the dome has a row of corners: dense where the colour changes. */
const rows = [-30, -6, -2, 0, 1, 2, 3, 4.5, 6, 8, 10, 13, 17, 24, 36, 60, 90] as const
/** Degrees at which the haze ends and the full blue begins. */
const hazeEnd = 2.5
const blueStart = 11
/** Where the warm patch of the low sun stands, as a direction. */
const sunDirection = [-0.85, 0.14, -0.5] as const
const sunGlow = '#ffd892'

/** A gradient from the horizon up, untouched by fog and light, with a patch around the low sun; `glow` is the patch's colour, `null` for none. */
export function skyDome(three: Three, top: string, bottom: string, glow: string | null = sunGlow): Mesh {
  const zenith = new three.Color(top)
  const horizon = new three.Color(bottom)
  const haze = horizon.clone().lerp(zenith, 0.55)
  // A dark sky has no bright haze.
  haze.lerp(new three.Color('#ffffff'), 0.3 * haze.getHSL({ h: 0, s: 0, l: 0 }).l)
  const patch = new three.Color(glow ?? sunGlow)
  const strength = glow === null ? 0 : 0.4
  const sun = new three.Vector3(...sunDirection).normalize()
  const positions: number[] = []
  const colors: number[] = []
  const index: number[] = []
  for (const [row, degrees] of rows.entries()) {
    const elevation = (degrees * Math.PI) / 180
    for (let column = 0; column <= columns; column++) {
      const around = (column / columns) * Math.PI * 2
      const direction = new three.Vector3(
        Math.cos(around) * Math.cos(elevation),
        Math.sin(elevation),
        Math.sin(around) * Math.cos(elevation),
      )
      positions.push(...direction.clone().multiplyScalar(skyRadius).toArray())
      const color =
        degrees < hazeEnd
          ? horizon.clone().lerp(haze, Math.max(0, degrees) / hazeEnd)
          : haze.clone().lerp(zenith, Math.min(1, (degrees - hazeEnd) / (blueStart - hazeEnd)))
      color.lerp(patch, strength * Math.max(0, direction.dot(sun)) ** 14)
      colors.push(...color.toArray())
      if (row === 0 || column === 0) continue
      const here = row * (columns + 1) + column
      const below = here - columns - 1
      index.push(below - 1, below, here, below - 1, here, here - 1)
    }
  }
  const geometry = new three.BufferGeometry()
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new three.Float32BufferAttribute(colors, 3))
  geometry.setIndex(index)
  const sky = new three.Mesh(
    geometry,
    new three.MeshBasicMaterial({
      vertexColors: true,
      side: three.DoubleSide,
      fog: false,
      depthWrite: false,
    }),
  )
  sky.geometry.userData.isOwn = true
  sky.material.userData.isOwn = true
  sky.name = 'sky'
  sky.renderOrder = -1
  return sky
}
