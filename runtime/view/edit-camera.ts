import type * as THREE from 'three'
import { between, look, orbitAbout, type Pose, shift, type Vec3, zoomTowards } from './pose.ts'

const flightMs = 260
/** Metres per second, and how many times as fast it is in a hurry. */
const flySpeed = 7
const hurry = 4
const easeOut = (share: number) => 1 - (1 - share) ** 3

/** The editing camera: this person's view, never a part of the project. */
export class EditCamera {
  readonly #camera: THREE.Object3D
  readonly #changed: () => void
  #pose: Pose = { position: [0, 3, 12], yaw: 0, pitch: -0.2 }
  #goal: Pose = this.#pose
  #flight = 0

  constructor(camera: THREE.Object3D, changed: () => void) {
    this.#camera = camera
    this.#changed = changed
  }

  get pose(): Pose {
    return this.#pose
  }

  /** Where it flies to, or is when it does not fly. */
  get goal(): Pose {
    return this.#goal
  }

  /** Stands at `pose` at once; a flight under way ends. */
  set(pose: Pose): void {
    cancelAnimationFrame(this.#flight)
    this.#goal = pose
    this.#show(pose)
  }

  /** Flies to `pose`, or jumps there when motion is not wanted. */
  flyTo(pose: Pose, isAnimated: boolean): void {
    if (!isAnimated) {
      this.set(pose)
      return
    }
    cancelAnimationFrame(this.#flight)
    this.#goal = pose
    const from = this.#pose
    const start = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / flightMs)
      this.#show(between(from, pose, easeOut(share)))
      if (share < 1) this.#flight = requestAnimationFrame(step)
    }
    this.#flight = requestAnimationFrame(step)
  }

  orbit(pivot: Vec3, turn: number, tilt: number): void {
    this.set(orbitAbout(this.#pose, pivot, turn, tilt))
  }

  look(turn: number, tilt: number): void {
    this.set(look(this.#pose, turn, tilt))
  }

  /** Metres along the picture's axes. */
  pan(right: number, up: number): void {
    this.set(shift(this.#pose, right, up, 0))
  }

  zoom(point: Vec3, factor: number): void {
    this.set(zoomTowards(this.#pose, point, factor))
  }

  /** Walks through the air for `seconds`; each direction from -1 to 1. */
  fly(right: number, up: number, ahead: number, seconds: number, isHurrying = false): void {
    const metres = flySpeed * seconds * (isHurrying ? hurry : 1)
    this.set(shift(this.#pose, right * metres, up * metres, ahead * metres))
  }

  #show(pose: Pose): void {
    this.#pose = pose
    this.#camera.position.set(...pose.position)
    this.#camera.rotation.set(pose.pitch, pose.yaw, 0, 'YXZ')
    this.#camera.updateMatrixWorld()
    this.#changed()
  }
}
