import type * as THREE from 'three'
import type { SceneElement } from '../aframe/aframe-types.ts'
import { FramePace } from './frame-pace.ts'
import { lacksShadowMap } from './lacks-shadow-map.ts'
import { Movement } from './movement.ts'

/** Frames drawn after a change, so that what A-Frame finishes a moment later is seen too. */
const tail = 3
/** Milliseconds after which two frames did not follow each other. */
const pause = 1000

/**
 * Lets A-Frame draw only while something changes: a still scene costs nothing, which a school laptop that also runs blocks and an
 * editor needs. A running world draws always. Shadows are drawn when something moved, and on a slow machine not every time.
 */
export class RenderLoop {
  /** What of the scene's things has moved. */
  readonly movement = new Movement()
  #scene: SceneElement | null = null
  #framesLeft = tail
  #isAsleep = false
  #isContinuous = false
  #areShadowsDue = true
  #mayLackShadowMap = true
  #shadowsAt = 0
  #frameAt = 0
  #fullSharpness = 1
  readonly #pace = new FramePace()
  readonly #beforeDrawing: ((milliseconds: number) => void)[] = []
  readonly #afterDrawing: (() => void)[] = []
  #waiting: (() => void)[] = []

  /** Takes over from A-Frame, once `scene` has started rendering. */
  start(scene: SceneElement): void {
    this.#scene = scene
    this.#fullSharpness = scene.renderer.getPixelRatio()
    scene.renderer.shadowMap.autoUpdate = false
    window.addEventListener('resize', this.invalidate)
    this.invalidate()
  }

  /** Draws the next frames, shadows too: something came, went, looks different or moved. */
  readonly invalidate = () => {
    this.#mayLackShadowMap = true
    this.movement.ofAll()
    this.#draw()
  }

  /** The same when nothing came or went, and nothing but these moved: cheaper, for what happens many times a second. */
  moved(objects: Iterable<THREE.Object3D>): void {
    this.movement.of(objects)
    this.#draw()
  }

  /** Draws the next frames after a change of the camera or of a helper: nothing that throws a shadow has moved. */
  readonly invalidateView = () => {
    this.#framesLeft = Math.max(this.#framesLeft, 2)
    this.#wake()
  }

  /** Draws every frame from now on, less finely where the machine cannot keep up. */
  runAlways(): void {
    this.#isContinuous = true
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

  /** Draws once, now, also in a page that nobody sees and that therefore gets no frames; then nothing more until something changes. */
  drawNow(): void {
    if (!this.#scene) return
    this.#framesLeft = 1
    this.#areShadowsDue = true
    this.#shadowsAt = Number.NEGATIVE_INFINITY
    this.#scene.render(performance.now())
    this.#scene.renderer.getContext().flush()
  }

  /** To be called when A-Frame begins a frame. */
  frameBegins(milliseconds: number): void {
    // Before, because what is prepared looks at what the world is now, and after, because that moves it again.
    if (this.#isContinuous) this.movement.ofAll()
    for (const prepare of this.#beforeDrawing) prepare(milliseconds)
    if (this.#isContinuous) this.movement.ofAll()
    const { renderer } = this.#scene ?? {}
    if (!renderer) return
    const now = performance.now()
    const sinceLast = now - this.#frameAt
    this.#frameAt = now
    if (sinceLast < pause) this.#pace.add(sinceLast)
    if (this.#isContinuous) {
      this.#areShadowsDue = true
      this.#mayLackShadowMap = true
      const sharpness = this.#pace.sharpness(this.#fullSharpness)
      // Glasses have a picture of their own, which cannot change while they are worn.
      if (sharpness !== renderer.getPixelRatio() && !renderer.xr.isPresenting)
        renderer.setPixelRatio(sharpness)
    }
    if (!this.#areShadowsDue) return
    // What has come to rest has its shadows at once: they may be late only while more is moving.
    const isResting = !this.#isContinuous && this.#framesLeft <= 1
    const isTooSoon = now - this.#shadowsAt < this.#pace.shadowInterval
    if (isTooSoon && !isResting && !this.#lacksShadowMap()) return
    this.#areShadowsDue = false
    this.#shadowsAt = now
    renderer.shadowMap.needsUpdate = true
  }

  /** To be called once a drawn frame; falls asleep when nothing changed for a while and no shadow is due. */
  readonly frameDrawn = () => {
    for (const draw of this.#afterDrawing) draw()
    if (this.#waiting.length > 0) {
      const waiting = this.#waiting
      this.#waiting = []
      for (const resolve of waiting) resolve()
    }
    if (this.#isContinuous || !this.#scene || --this.#framesLeft > 0 || this.#areShadowsDue) return
    this.#isAsleep = true
    this.#frameAt = Number.NEGATIVE_INFINITY
    queueMicrotask(this.#fallAsleep)
  }

  /** Not within a frame: three.js asks for the next one when a frame ends, and that request could never be taken back. */
  readonly #fallAsleep = () => {
    if (this.#isAsleep) this.#scene?.renderer.setAnimationLoop(null)
  }

  #draw() {
    this.#framesLeft = tail
    this.#areShadowsDue = true
    this.#wake()
  }

  /** Looks at every object of the scene, so only after something came or went. */
  #lacksShadowMap(): boolean {
    this.#mayLackShadowMap &&= lacksShadowMap(this.#scene?.object3D)
    return this.#mayLackShadowMap
  }

  #wake() {
    if (!this.#isAsleep || !this.#scene) return
    this.#isAsleep = false
    this.#scene.renderer.setAnimationLoop(this.#scene.render)
  }
}
