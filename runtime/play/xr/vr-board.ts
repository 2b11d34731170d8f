import * as THREE from 'three'
import { paintBoard } from './paint-board.ts'
import type { Head } from './room-place.ts'

/** Metres: how wide it is, and where it stands before the eyes. */
const width = 1.2
const ahead = 1.5
const below = 0.38
/** Radians by which one may look aside before it comes along, and the share of the way that it comes in 1/60 s. */
const calm = 0.6
const haste = 0.08

/** What a page would write over the picture, on a board that stands a little below the eyes and comes along when one turns. Hangs in the room. */
export class VrBoard {
  readonly object: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial>
  readonly #raycaster = new THREE.Raycaster()
  #shown = ''
  #yaw: number | null = null

  constructor() {
    const look = { toneMapped: false, fog: false, transparent: true, depthTest: false }
    this.object = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), new THREE.MeshBasicMaterial(look))
    this.object.renderOrder = 1.05e6
    this.object.visible = false
  }

  /** Shows words, and what can be pressed; nothing at all for none of both. */
  say(text: string, button: string | null): void {
    const wanted = JSON.stringify([text, button])
    if (wanted === this.#shown) return
    this.#shown = wanted
    const { material } = this.object
    material.map?.dispose()
    this.object.visible = text !== '' || button !== null
    if (!this.object.visible) return
    const canvas = paintBoard(text, button)
    material.map = new THREE.CanvasTexture(canvas)
    material.map.colorSpace = THREE.SRGBColorSpace
    material.needsUpdate = true
    this.object.scale.set(width, (width * canvas.height) / canvas.width, 1)
  }

  /** How far along a ray of the world it is met, metres; `null` where it is not. */
  meet(ray: THREE.Ray): number | null {
    if (!this.object.visible) return null
    this.#raycaster.set(ray.origin, ray.direction)
    return this.#raycaster.intersectObject(this.object, false)[0]?.distance ?? null
  }

  /** Before each picture. */
  follow({ position: [x, y, z], yaw }: Head, seconds: number): void {
    const away = this.#yaw === null ? Number.POSITIVE_INFINITY : turnFrom(this.#yaw, yaw)
    if (this.#yaw === null || !Number.isFinite(away)) this.#yaw = yaw
    else if (Math.abs(away) > calm) this.#yaw += away * (1 - (1 - haste) ** (seconds * 60))
    this.object.position.set(x - Math.sin(this.#yaw) * ahead, y - below, z - Math.cos(this.#yaw) * ahead)
    this.object.rotation.set(-Math.atan2(below, ahead), this.#yaw, 0, 'YXZ')
    this.object.updateMatrixWorld()
  }

  hide(): void {
    this.say('', null)
    this.#yaw = null
  }
}

/** The shorter way round, radians. */
const turnFrom = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from))
