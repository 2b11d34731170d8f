import type { RunState } from '../run-state.ts'
import type { ParticleName } from '../sim-effect.ts'
import type { Body } from '../world/body.ts'

/** Lets specks come out of a body for so many seconds. */
export async function showParticles(
  run: RunState,
  { id }: Body,
  name: ParticleName,
  seconds: number,
): Promise<void> {
  if (!(seconds > 0)) return
  run.effects.tell({ kind: 'particles', entityId: id, name, seconds })
  await run.scheduler.wait(seconds)
}
