import type * as THREE from 'three'
import { type GreyPicture, greyOf } from '../../ar/pose/grey-picture.ts'
import { PoseRefiner } from '../../ar/pose/refine-pose.ts'

/** Pixels of the longer side of what is compared: the place is right to a small part of one. */
const longest = 320
/** Milliseconds that this may take, beside the fifty and more that MindAR takes for a picture on a phone. */
const patience = 12
/** Until it is found for the first time. */
const firstPatience = 50

/** Where a picture that MindAR has found roughly is exactly, in what a camera sees now. */
export class ExactPlace {
  readonly #video: HTMLVideoElement
  readonly #ink: CanvasRenderingContext2D | null
  #refiner: PoseRefiner | null
  #seen: GreyPicture | undefined

  constructor(video: HTMLVideoElement, picture: GreyPicture) {
    this.#video = video
    this.#ink = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    this.#refiner = new PoseRefiner(picture)
  }

  /** `rough`: as `OnMarker` has it. What cannot be made better stays as it is. */
  of(rough: THREE.Matrix4 | null): THREE.Matrix4 | null {
    if (!rough) this.#refiner?.forget()
    if (!rough || !this.#ink || !this.#refiner) return rough
    try {
      const end = performance.now() + (this.#refiner.isSure ? patience : firstPatience)
      const seen = this.#look(this.#ink)
      return this.#refiner.refine(seen, rough, () => performance.now() > end) ?? rough
    } catch (error) {
      // MindAR would end with what throws here, and the rough place is better than none.
      this.#refiner = null
      reportError(error)
      return rough
    }
  }

  #look(ink: CanvasRenderingContext2D): GreyPicture {
    const { videoWidth, videoHeight } = this.#video
    const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight))
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
    if (ink.canvas.width !== width || ink.canvas.height !== height)
      Object.assign(ink.canvas, { width, height })
    ink.drawImage(this.#video, 0, 0, width, height)
    this.#seen = greyOf(ink.getImageData(0, 0, width, height), this.#seen)
    return this.#seen
  }
}
