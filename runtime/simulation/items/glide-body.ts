import type { EntityId } from '../../../model/ids.ts'
import type { RunState } from '../run-state.ts'
import { glide } from '../scheduler/glide.ts'
import type { Vec3 } from '../space/vec3.ts'

const still: Vec3 = [0, 0, 0]

/**
 * Changes the place or turn of a body by `delta`, in its parent's axes. While it carries the player, the player does not fall. Throws the
 * learner's error at once when too much is under way.
 */
export function glideBody(
  run: RunState,
  id: EntityId,
  part: 'position' | 'rotation',
  delta: Vec3,
  seconds: number,
): Promise<void> {
  run.scheduler.assertRoom()
  return carry(run, id, part, delta, seconds)
}

async function carry(
  run: RunState,
  id: EntityId,
  part: 'position' | 'rotation',
  delta: Vec3,
  seconds: number,
): Promise<void> {
  const { world, walker } = run
  const isGoingOn = run.motions.begin(id)
  const carried = part === 'position' && seconds > 0 && walker?.id === id ? walker : null
  if (carried) carried.carriers += 1
  try {
    await glide(
      run.scheduler,
      {
        isWanted: () => world.bodies.has(id) && isGoingOn(),
        read: () => world.bodies.get(id)?.[part] ?? still,
        write: (value) => world.change(id, { [part]: value }),
      },
      delta,
      seconds,
    )
  } finally {
    if (carried) carried.carriers -= 1
  }
}
