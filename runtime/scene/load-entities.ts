import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { nextTurn } from './next-turn.ts'
import { parentsFirst } from './parents-first.ts'
import type { SceneEntities } from './scene-entities.ts'

/** Milliseconds of building before the page gets to answer again. */
const slice = 24

/**
 * Replaces all entities, in slices, so that a big scene never holds up the heartbeat. The slices are turns rather than timers or
 * frames, because those are slowed down in a frame that nobody sees yet.
 */
export async function loadEntities(entities: SceneEntities, records: readonly FrameEntity[]): Promise<void> {
  entities.clear()
  let started = performance.now()
  for (const record of parentsFirst(records)) {
    entities.upsert(record)
    if (performance.now() - started < slice) continue
    await nextTurn()
    started = performance.now()
  }
}
