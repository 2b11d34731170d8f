import type { PerspectiveCamera } from 'three'

/** How wide a camera sees, nearer or further than usual. */
export class ZoomLens {
  readonly #camera: PerspectiveCamera
  /** Degrees. */
  readonly #usual: number
  #from = 1
  #to = 1
  #seconds = 0
  #age = 0

  constructor(camera: PerspectiveCamera) {
    this.#camera = camera
    this.#usual = camera.fov
  }

  /** Twice as near is 2; 1 is as usual. */
  zoom(factor: number, seconds: number): void {
    this.#from = this.#factor
    this.#to = factor
    this.#seconds = seconds
    this.#age = 0
  }

  advance(seconds: number): void {
    this.#age += seconds
    const half = (this.#usual * Math.PI) / 360
    this.#camera.fov = Math.min(150, (Math.atan(Math.tan(half) / this.#factor) * 360) / Math.PI)
    this.#camera.updateProjectionMatrix()
  }

  get #factor(): number {
    const share = this.#seconds > 0 ? Math.min(1, this.#age / this.#seconds) : 1
    return this.#from + (this.#to - this.#from) * share
  }
}
