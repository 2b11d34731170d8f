import type { BenchRow } from '../bench-row.ts'
import { dragRows } from './drag-rows.ts'
import { frameTimeRows } from './frame-time-rows.ts'
import { openRows } from './open-rows.ts'
import { pickRows } from './pick-rows.ts'
import { openSceneFrame } from './scene-frame.ts'
import { sceneMemoryRows } from './scene-memory-rows.ts'
import { threadSlowness } from './thread-slowness.ts'

/** The scene frame in edit mode, with so many things that it matters. */
export async function sceneRows(): Promise<BenchRow[]> {
  const frame = await openSceneFrame()
  try {
    const slowness = await threadSlowness(frame)
    return [
      ...(await pickRows(frame, slowness)),
      ...(await dragRows(frame, slowness)),
      ...(await openRows(frame, slowness)),
      // Last but one: after its anchors the pointer no longer reached the scene.
      ...(await frameTimeRows(frame)),
      ...(await sceneMemoryRows(frame)),
    ]
  } finally {
    await frame.close()
  }
}
