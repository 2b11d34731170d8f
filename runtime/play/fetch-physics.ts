import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { ScriptError } from '../../protocol/frame/from-frame.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import { loadEngine } from '../physics/load-engine.ts'
import { needsPhysics } from '../simulation/physics/needs-physics.ts'
import type { PhysicsEngine } from '../simulation/physics/physics.ts'

/** The physics for a run, `null` where nothing may fall. Where it does not come the run goes on without, which is told with the error that its first script has then, if there is one. */
export async function fetchPhysics(
  entities: readonly FrameEntity[],
  scripts: readonly RunScript[],
  onAway: (error: ScriptError | null) => void,
): Promise<PhysicsEngine | null> {
  if (!needsPhysics(entities, scripts)) return null
  try {
    return await loadEngine()
  } catch {
    const [first] = scripts
    onAway(
      first
        ? {
            fileId: first.fileId,
            fileName: first.name,
            line: null,
            column: null,
            code: 'no-physics',
            params: {},
          }
        : null,
    )
    return null
  }
}
