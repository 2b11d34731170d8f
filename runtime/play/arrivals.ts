import type { EntityId } from '../../model/ids.ts'
import type { SimChange } from '../simulation/sim-change.ts'

/**
 * Things made in the run that come into one picture: about as many as a slow computer builds in its time, few where it hardly keeps up, and none
 * where the page would seem to hang.
 */
export const arrivalsAfter = (milliseconds: number): number =>
  milliseconds < 100 ? 24 : milliseconds < 800 ? 3 : 0

/**
 * Lets things that were made in a run into the picture a few at a time, in the order in which they were made: a thousand copies at once would
 * freeze the page. What else happens is shown at once, and what happens to a thing that still waits is shown with it.
 */
export class Arrivals {
  readonly #waiting = new Map<EntityId, SimChange>()

  /** What to show now, with `most` of the things that wait. */
  take(changes: readonly SimChange[], most: number): readonly SimChange[] {
    const shown: SimChange[] = []
    for (const change of changes) {
      const { entityId } = change
      const waiting = this.#waiting.get(entityId)
      if (change.removed && waiting) this.#waiting.delete(entityId)
      else if (change.created || waiting) this.#waiting.set(entityId, merged(waiting, change))
      else shown.push(change)
    }
    let room = most
    for (const [entityId, change] of this.#waiting) {
      if (room <= 0) break
      room -= 1
      shown.push(change)
      this.#waiting.delete(entityId)
    }
    return shown
  }
}

function merged(before: SimChange | undefined, change: SimChange): SimChange {
  const components = { ...before?.components, ...change.components }
  const isDressed = Object.keys(components).length > 0
  return { ...before, ...change, ...(isDressed ? { components } : {}) }
}
