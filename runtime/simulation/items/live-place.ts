import type { RunState } from '../run-state.ts'
import type { Vec3 } from '../space/vec3.ts'
import { expectPlace } from './expect-place.ts'
import { ItemHandle } from './item-handle.ts'

/** Where a thing or place is from now on, asked for again and again: `null` once the thing is gone. Or the learner's error. */
export function livePlace(run: RunState, name: string, target: unknown, otherwise: Vec3): () => Vec3 | null {
  const fixed = expectPlace(name, target, otherwise)
  const id = ItemHandle.idOf(target)
  if (id === null || id === '') return () => fixed
  return () => (run.world.bodies.has(id) ? run.world.frameOf(id).origin : null)
}
