import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { parentsFirst } from './parents-first.ts'
import type { SceneEntities } from './scene-entities.ts'

/** Milliseconds of building before the page gets to answer again. */
const slice = 24

/** Replaces all entities, in slices, so that a big scene never holds up the heartbeat. */
export async function loadEntities(entities: SceneEntities, records: readonly FrameEntity[]): Promise<void> {
  entities.clear()
  let started = performance.now()
  for (const record of parentsFirst(records)) {
    entities.upsert(record)
    if (performance.now() - started < slice) continue
    await nextTask()
    started = performance.now()
  }
}

/** A new task rather than a timer or a frame: those are slowed down in a frame that nobody sees yet. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
