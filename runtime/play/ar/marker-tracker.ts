import * as THREE from 'three'
import type { MarkerTarget } from '../../ar/compile-target.ts'
import { mindAr } from '../../ar/mind-ar.ts'
import { ExactPlace } from './exact-place.ts'

/** Where the middle of the picture is, seen from the camera, lengths in widths of the picture; `null`: it is not to be seen. */
export type OnMarker = (place: THREE.Matrix4 | null) => void

/** Follows one picture through what a camera sees, until `stop`. */
export class MarkerTracker {
  readonly #video: HTMLVideoElement
  readonly #target: MarkerTarget
  readonly #onMarker: OnMarker
  readonly #exact: ExactPlace
  #end: (() => void) | null = null
  #turns = 0
  #isOver = false
  readonly #again = () => void this.#begin()

  constructor(video: HTMLVideoElement, target: MarkerTarget, onMarker: OnMarker) {
    this.#video = video
    this.#target = target
    this.#onMarker = onMarker
    this.#exact = new ExactPlace(video, target.grey)
  }

  /** Resolves when the graphics are ready for the first picture, which takes a moment without a break. */
  async start(): Promise<void> {
    await this.#begin()
    // A phone that is turned gives a picture of another shape.
    if (!this.#isOver) this.#video.addEventListener('resize', this.#again)
  }

  /** For good. */
  stop(): void {
    this.#isOver = true
    this.#video.removeEventListener('resize', this.#again)
    this.#leave()
  }

  #leave() {
    this.#turns += 1
    this.#end?.()
    this.#end = null
  }

  async #begin() {
    this.#leave()
    const turn = this.#turns
    const { Controller } = await mindAr()
    if (turn !== this.#turns) return
    const video = this.#video
    video.width = video.videoWidth
    video.height = video.videoHeight
    const controller = new Controller({
      inputWidth: video.width,
      inputHeight: video.height,
      onUpdate: ({ type, worldMatrix }) => {
        if (type !== 'updateMatrix') return
        this.#onMarker(this.#exact.of(worldMatrix ? toMiddle(worldMatrix, width, height) : null))
      },
    })
    const [[width, height] = [1, 1]] = controller.addImageTargetsFromBuffer(this.#target.bytes).dimensions
    controller.dummyRun(video)
    controller.processVideo(video)
    this.#end = () => controller.dispose()
  }
}

/** MindAR counts from the lower left corner of the picture and in its pixels. */
function toMiddle(worldMatrix: readonly number[], width: number, height: number): THREE.Matrix4 {
  const place = new THREE.Matrix4().fromArray([...worldMatrix])
  const middle = new THREE.Vector3(width / 2, height / 2, 0).applyMatrix4(place)
  return place.setPosition(middle.divideScalar(width))
}
