import type { EntityId } from '../../model/ids.ts'
import type { EditCamera } from '../view/edit-camera.ts'
import type { Bounds } from '../view/framing.ts'
import type { Pose } from '../view/pose.ts'
import { poseThatShows, type Sight } from '../view/wholly-seen.ts'

/** Milliseconds for which a new thing is kept in the picture: it is drawn, its file comes, a drawer closes. */
const attention = 2_500
const checkEvery = 120

interface Parts {
  readonly view: EditCamera
  readonly boundsOf: (ids: readonly EntityId[]) => Bounds | null
  readonly sight: () => Sight
  readonly isAnimated: boolean
}

/** Keeps what somebody has just put into the scene wholly in the picture for a moment, unless the view is moved by hand meanwhile. */
export class Reveal {
  readonly #parts: Parts
  #timer = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  show(ids: readonly EntityId[]): void {
    this.forget()
    const { view } = this.#parts
    const until = performance.now() + attention
    let goal = this.#look(ids)
    this.#timer = window.setInterval(() => {
      if (view.goal !== goal || performance.now() > until) return this.forget()
      goal = this.#look(ids)
    }, checkEvery)
  }

  forget(): void {
    clearInterval(this.#timer)
  }

  /** Flies where all of it is seen; the pose that the camera is in or flies to. */
  #look(ids: readonly EntityId[]): Pose {
    const { view, boundsOf, sight, isAnimated } = this.#parts
    const bounds = boundsOf(ids)
    const goal = bounds ? poseThatShows(bounds, view.goal, sight()) : view.goal
    if (goal !== view.goal) view.flyTo(goal, isAnimated)
    return goal
  }
}
