import type { RunState } from '../run-state.ts'
import { lengthOf, subtract, type Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'
import { moveBy } from './move-along.ts'
import { pointAt } from './point-at.ts'

/** From place to place at one pace, `seconds` for all of it; it looks where it goes, without leaning. */
export async function followPath(
  run: RunState,
  { id }: Body,
  places: readonly Vec3[],
  seconds: number,
): Promise<void> {
  const isGoingOn = run.motions.begin(id)
  const start = run.world.frameOf(id).origin
  const lengths = places.map((place, index) => lengthOf(subtract(place, places[index - 1] ?? start)))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  for (const [index, place] of places.entries()) {
    const body = run.world.bodies.get(id)
    if (!body || !isGoingOn()) return
    const here = run.world.frameOf(id).origin
    pointAt(run, body, [place[0], here[1], place[2]])
    const share = whole === 0 ? 0 : (lengths[index] ?? 0) / whole
    await moveBy(run, body, subtract(place, here), seconds * share)
  }
}
