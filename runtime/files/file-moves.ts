import * as THREE from 'three'
import { noMove } from '../../model/components/media.ts'
import { moveNames } from './move-names.ts'

/** Which movement, and how many times as fast as the file has it. */
interface Wanted {
  /** Without one it is the first. */
  readonly move?: string | undefined
  readonly speed?: number | undefined
}

/** The movements that a model brings along in its file. One at a time is shown, or none. */
export class FileMoves {
  readonly names: readonly string[]
  readonly #clips: readonly THREE.AnimationClip[]
  readonly #mixer: THREE.AnimationMixer
  #speed = 1

  constructor(object: THREE.Object3D, clips: readonly THREE.AnimationClip[], wanted: Wanted) {
    this.#mixer = new THREE.AnimationMixer(object)
    this.#clips = clips
    this.names = moveNames(clips.map(({ name }) => name))
    this.use(wanted)
  }

  /** Stands at the beginning of that movement. One that the file does not have is none. */
  use({ move, speed = 1 }: Wanted): void {
    this.#mixer.stopAllAction()
    this.#speed = speed
    const clip = move === noMove ? undefined : this.#clips[move === undefined ? 0 : this.names.indexOf(move)]
    if (clip) this.#mixer.clipAction(clip).play()
    this.rest()
  }

  /** The model as it is after so many seconds. */
  show(seconds: number): void {
    this.#mixer.setTime(seconds * this.#speed)
  }

  rest(): void {
    this.#mixer.setTime(0)
  }
}
