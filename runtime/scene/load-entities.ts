import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { fetchDrawings, type TellPart } from './fetch-drawings.ts'
import { nextTurn } from './next-turn.ts'
import { parentsFirst } from './parents-first.ts'
import type { SceneEntities } from './scene-entities.ts'

/** Milliseconds of building before the page gets to answer again. */
const slice = 24

/**
 * Makes the scene hold exactly these entities, leaves those alone that it holds already, and answers whether there was a difference. Works in slices, so that a big scene never
 * holds up the heartbeat. The slices are turns rather than timers or frames, because those are slowed down in a frame that nobody
 * sees yet.
 */
export async function loadEntities(
  entities: SceneEntities,
  records: readonly FrameEntity[],
  tell?: TellPart,
): Promise<boolean> {
  await fetchDrawings(records, tell)
  let hasChanged = false
  let started = performance.now()
  for (const record of parentsFirst(records)) {
    if (isSame(entities.record(record.id), record)) continue
    entities.upsert(record)
    hasChanged = true
    if (performance.now() - started < slice) continue
    await nextTurn()
    started = performance.now()
  }
  const kept = new Set(records.map(({ id }) => id))
  const gone = [...entities.ids].filter((id) => !kept.has(id))
  for (const id of gone) entities.remove(id)
  return hasChanged || gone.length > 0
}

/** Both come out of the same reader, which always writes the fields in the same order. */
const isSame = (before: FrameEntity | undefined, after: FrameEntity): boolean =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(after)
