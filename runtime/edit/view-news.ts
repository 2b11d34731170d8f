import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { EditCamera } from '../view/edit-camera.ts'
import type { Pose } from '../view/pose.ts'

/** Milliseconds for which a view must rest with nothing in it before it counts as lost. */
const patience = 3_000

interface Parts {
  readonly view: EditCamera
  readonly seesSomething: () => boolean
  readonly send: (message: FromFrame) => void
}

/** Tells the app how the editing camera is turned, at most once a picture, and when it has lost sight of everything. */
export class ViewNews {
  readonly #parts: Parts
  #frame = 0
  #timer = 0
  #isLost = false
  #told: Pick<Pose, 'yaw' | 'pitch'> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The camera was moved, or what it looks at changed. */
  changed(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#tellLost(!this.#parts.seesSomething()), patience)
    if (this.#frame !== 0) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      const { view, send, seesSomething } = this.#parts
      const { yaw, pitch } = view.pose
      if (yaw !== this.#told?.yaw || pitch !== this.#told.pitch) send({ type: 'view.turned', yaw, pitch })
      this.#told = { yaw, pitch }
      if (this.#isLost && seesSomething()) this.#tellLost(false)
    })
  }

  #tellLost(isLost: boolean) {
    if (isLost === this.#isLost) return
    this.#isLost = isLost
    this.#parts.send({ type: 'view.lost', isLost })
  }
}
