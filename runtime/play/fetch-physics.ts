import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { ScriptError } from '../../protocol/frame/from-frame.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import { loadEngine } from '../physics/load-engine.ts'
import { needsPhysics } from '../simulation/physics/needs-physics.ts'
import type { PhysicsEngine } from '../simulation/physics/physics.ts'

interface Without {
  readonly onAway: () => void
  readonly onError: (error: ScriptError) => void
}

/** The physics for a run, `null` where nothing may fall. Where it does not come the run goes on without, which is told, and its first script has an error. */
export async function fetchPhysics(
  entities: readonly FrameEntity[],
  scripts: readonly RunScript[],
  { onAway, onError }: Without,
): Promise<PhysicsEngine | null> {
  if (!needsPhysics(entities, scripts)) return null
  try {
    return await loadEngine()
  } catch {
    onAway()
    const [first] = scripts
    if (first)
      onError({
        fileId: first.fileId,
        fileName: first.name,
        line: null,
        column: null,
        code: 'no-physics',
        params: {},
      })
    return null
  }
}
