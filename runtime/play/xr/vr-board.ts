import * as THREE from 'three'
import { paintBoard } from './paint-board.ts'
import type { Head } from './room-place.ts'

/** Metres: how wide a board is, and where it stands before the eyes. */
export interface BoardPlace {
  readonly width: number
  readonly ahead: number
  readonly below: number
}

/** Something on a board that can be pressed; the same object as long as it is the same button. */
export interface BoardButton {
  readonly label: string
  readonly press: () => void
}

/** Where a ray meets a board, metres along the ray, and what can be pressed there. */
export interface BoardHit {
  readonly distance: number
  readonly button: BoardButton | null
}

/** Radians by which one may look aside before it comes along, and the share of the way that it comes in 1/60 s. */
const calm = 0.6
const haste = 0.08

/** Words and buttons on a board that stands a little below the eyes and comes along when one turns. Hangs in the room. */
export class VrBoard {
  readonly object: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial>
  readonly #place: BoardPlace
  readonly #raycaster = new THREE.Raycaster()
  #shown = ''
  #buttons: readonly BoardButton[] = []
  /** Of the height, from below: where each button begins and ends. */
  #rows: readonly { readonly bottom: number; readonly top: number }[] = []
  #yaw: number | null = null

  constructor(place: BoardPlace) {
    this.#place = place
    const look = { toneMapped: false, fog: false, transparent: true, depthTest: false }
    this.object = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), new THREE.MeshBasicMaterial(look))
    this.object.renderOrder = 1.05e6
    this.object.visible = false
  }

  /** Shows words, and what can be pressed; nothing at all for none of both. */
  say(text: string, buttons: readonly BoardButton[]): void {
    this.#buttons = buttons
    const labels = buttons.map(({ label }) => label)
    const wanted = JSON.stringify([text, labels])
    if (wanted === this.#shown) return
    this.#shown = wanted
    const { material } = this.object
    material.map?.dispose()
    this.object.visible = text !== '' || buttons.length > 0
    if (!this.object.visible) return
    const { canvas, buttons: painted } = paintBoard(text, labels)
    const { width } = this.#place
    this.#rows = painted.map(({ top, bottom }) => ({
      bottom: 1 - bottom / canvas.height,
      top: 1 - top / canvas.height,
    }))
    material.map = new THREE.CanvasTexture(canvas)
    material.map.colorSpace = THREE.SRGBColorSpace
    material.needsUpdate = true
    this.object.scale.set(width, (width * canvas.height) / canvas.width, 1)
  }

  /** Where a ray of the world meets it; `null` where it does not. With one button all of it is that button. */
  meet(ray: THREE.Ray): BoardHit | null {
    if (!this.object.visible) return null
    this.#raycaster.set(ray.origin, ray.direction)
    const [hit] = this.#raycaster.intersectObject(this.object, false)
    if (!hit) return null
    const height = hit.uv?.y ?? 0
    const row = this.#rows.findIndex(({ bottom, top }) => height >= bottom && height <= top)
    const button = this.#buttons.length === 1 ? this.#buttons[0] : this.#buttons[row]
    return { distance: hit.distance, button: button ?? null }
  }

  /** Before each picture. */
  follow({ position: [x, y, z], yaw }: Head, seconds: number): void {
    const { ahead, below } = this.#place
    const away = this.#yaw === null ? Number.POSITIVE_INFINITY : turnFrom(this.#yaw, yaw)
    if (this.#yaw === null || !Number.isFinite(away)) this.#yaw = yaw
    else if (Math.abs(away) > calm) this.#yaw += away * (1 - (1 - haste) ** (seconds * 60))
    this.object.position.set(x - Math.sin(this.#yaw) * ahead, y - below, z - Math.cos(this.#yaw) * ahead)
    this.object.rotation.set(-Math.atan2(below, ahead), this.#yaw, 0, 'YXZ')
    this.object.updateMatrixWorld()
  }

  hide(): void {
    this.say('', [])
    this.#yaw = null
  }
}

/** The shorter way round, radians. */
const turnFrom = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from))
