import type { EditCamera } from '../view/edit-camera.ts'
import { flyingKeys } from './flying-keys.ts'
import type { Picker } from './picker.ts'

type Gesture = 'orbit' | 'look' | 'pan'
/** Radians a CSS pixel. */
const orbitSpeed = 0.006
const lookSpeed = 0.004
const wheelSpeed = 0.0014

/** Turns what hands do on the picture into moves of the editing camera. Coordinates are CSS pixels. */
export class ViewGestures {
  readonly #view: EditCamera
  readonly #picker: Picker
  readonly #held = new Set<string>()
  #gesture: Gesture | null = null
  #pivot: readonly [number, number, number] = [0, 0, 0]
  #metresAPixel = 0.01
  #flight = 0
  /** Flying goes several times as fast. */
  isHurrying = false

  constructor(view: EditCamera, picker: Picker) {
    this.#view = view
    this.#picker = picker
  }

  get isLooking(): boolean {
    return this.#gesture === 'look'
  }

  begin(gesture: Gesture, x: number, y: number): void {
    this.#gesture = gesture
    const point = this.#picker.pointAt(x, y)
    this.#pivot = [point.x, point.y, point.z]
    const [px, py, pz] = this.#view.pose.position
    const distance = Math.hypot(point.x - px, point.y - py, point.z - pz)
    this.#metresAPixel = (distance * 0.73) / window.innerHeight
  }

  moveBy(dx: number, dy: number): void {
    if (this.#gesture === 'orbit') this.#view.orbit(this.#pivot, -dx * orbitSpeed, -dy * orbitSpeed)
    else if (this.#gesture === 'look') this.#view.look(-dx * lookSpeed, -dy * lookSpeed)
    else if (this.#gesture === 'pan') this.#view.pan(-dx * this.#metresAPixel, dy * this.#metresAPixel)
  }

  /** Turns the view about what the gesture began on: radians, as fingers turn on the screen, clockwise above 0. */
  twist(turn: number): void {
    this.#view.orbit(this.#pivot, turn, 0)
  }

  end(): void {
    this.#gesture = null
    this.#held.clear()
  }

  /** `factor` below 1 comes nearer to what lies under the point. */
  zoom(x: number, y: number, factor: number): void {
    const { x: px, y: py, z: pz } = this.#picker.pointAt(x, y)
    this.#view.zoom([px, py, pz], factor)
  }

  wheel(x: number, y: number, delta: number): void {
    this.zoom(x, y, Math.exp(Math.max(-240, Math.min(240, delta)) * wheelSpeed))
  }

  /** While looking around the keys fly; returns whether it took the key. */
  keyDown(code: string): boolean {
    if (!this.isLooking || !(code in flyingKeys)) return false
    this.#held.add(code)
    if (this.#held.size === 1) this.#flyOn()
    return true
  }

  keyUp(code: string): void {
    this.#held.delete(code)
  }

  #flyOn() {
    let last = performance.now()
    cancelAnimationFrame(this.#flight)
    const step = (now: number) => {
      if (this.#held.size === 0) return
      const sum = [...this.#held].map((code) => flyingKeys[code] ?? [0, 0, 0])
      const along = (axis: 0 | 1 | 2) =>
        Math.sign(sum.reduce((total, direction) => total + direction[axis], 0))
      const seconds = Math.min(0.1, Math.max(0, now - last) / 1000)
      this.#view.fly(along(0), along(1), along(2), seconds, this.isHurrying)
      last = now
      this.#flight = requestAnimationFrame(step)
    }
    this.#flight = requestAnimationFrame(step)
  }
}
