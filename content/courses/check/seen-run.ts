import type { RunSight, SeenThing } from '../../../model/course/run-sight.ts'
import type { EntityId } from '../../../model/ids.ts'

/** A moment of a run as a course has seen it: everything, not only what is new. */
export interface Moment extends Omit<RunSight, 'things' | 'gone'> {
  readonly things: ReadonlyMap<EntityId, SeenThing>
}

/** Moments that are remembered: two minutes of a run. */
const mostMoments = 1_200

/** A run put together from what was told of it. */
export interface SeenRun {
  readonly moments: readonly Moment[]
  /** Whether the program itself has begun this run anew, after one that had come to an end. */
  readonly isAgain: boolean
}

/** A run of which nothing has been seen. */
export const unseenRun: SeenRun = { moments: [], isAgain: false }

/** The same run with more of it. */
export function withSights({ moments, isAgain }: SeenRun, sights: readonly RunSight[]): SeenRun {
  const more: Moment[] = []
  let things = moments.at(-1)?.things ?? new Map<EntityId, SeenThing>()
  for (const { things: changed, gone, ...others } of sights) {
    if (changed.length > 0 || gone.length > 0) {
      const next = new Map(things)
      for (const id of gone) next.delete(id)
      for (const thing of changed) next.set(thing.id, thing)
      things = next
    }
    more.push({ ...others, things })
  }
  return { moments: [...moments, ...more].slice(-mostMoments), isAgain }
}
