import type { SceneElement } from '../aframe/aframe-types.ts'

/** Frames drawn after a change: enough for A-Frame to finish loading elements that were just added. */
const tail = 12

/**
 * Lets A-Frame draw only while something changes: a still scene costs nothing, which a school laptop that also runs blocks and an
 * editor needs. A running world draws always.
 */
export class RenderLoop {
  #scene: SceneElement | null = null
  #framesLeft = tail
  #isAsleep = false
  #isContinuous = false
  readonly #beforeDrawing: ((milliseconds: number) => void)[] = []
  readonly #afterDrawing: (() => void)[] = []
  #waiting: (() => void)[] = []

  /** Takes over from A-Frame, once `scene` has started rendering. */
  start(scene: SceneElement): void {
    this.#scene = scene
    scene.renderer.shadowMap.autoUpdate = this.#isContinuous
    window.addEventListener('resize', this.invalidate)
    this.invalidate()
  }

  /** Draws the next frames, shadows too. */
  readonly invalidate = () => {
    this.#framesLeft = tail
    if (this.#scene) this.#scene.renderer.shadowMap.needsUpdate = true
    this.#wake()
  }

  /** Draws the next frames after a change of the camera or of a helper: nothing that throws a shadow has moved. */
  readonly invalidateView = () => {
    this.#framesLeft = Math.max(this.#framesLeft, 2)
    this.#wake()
  }

  /** Draws every frame from now on. */
  runAlways(): void {
    this.#isContinuous = true
    if (this.#scene) this.#scene.renderer.shadowMap.autoUpdate = true
    this.#wake()
  }

  /** Adds something to be done before every frame; it gets the milliseconds since the last one. */
  beforeDrawing(prepare: (milliseconds: number) => void): void {
    this.#beforeDrawing.push(prepare)
  }

  /** Adds something to be drawn over every frame. */
  afterDrawing(draw: () => void): void {
    this.#afterDrawing.push(draw)
  }

  /** Resolves after the next frame was drawn. */
  nextFrame(): Promise<void> {
    this.invalidate()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** To be called when A-Frame begins a frame. */
  frameBegins(milliseconds: number): void {
    for (const prepare of this.#beforeDrawing) prepare(milliseconds)
  }

  /** To be called once a drawn frame; falls asleep when nothing changed for a while. */
  readonly frameDrawn = () => {
    for (const draw of this.#afterDrawing) draw()
    if (this.#waiting.length > 0) {
      const waiting = this.#waiting
      this.#waiting = []
      for (const resolve of waiting) resolve()
    }
    if (this.#isContinuous || !this.#scene || --this.#framesLeft > 0) return
    this.#isAsleep = true
    this.#scene.renderer.setAnimationLoop(null)
  }

  #wake() {
    if (!this.#isAsleep || !this.#scene) return
    this.#isAsleep = false
    this.#scene.renderer.setAnimationLoop(this.#scene.render)
  }
}
