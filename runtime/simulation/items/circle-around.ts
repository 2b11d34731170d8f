import { atan2Degrees, cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import type { RunState } from '../run-state.ts'
import { stepsIn } from '../scheduler/scheduler.ts'
import { lengthOf, subtract, type Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'
import { placeAt } from './place-at.ts'
import { pointAt } from './point-at.ts'
import { isSpinning } from './spin-around.ts'

/**
 * Once around a middle that may move, at its own height, looking where it goes unless it spins, as the earth does. Without `radius` as far away as it is now.
 */
export async function circleAround(
  run: RunState,
  { id }: Body,
  middleOf: () => Vec3 | null,
  { radius, seconds }: { readonly radius: number | null; readonly seconds: number },
): Promise<void> {
  const isGoingOn = run.motions.begin(id)
  const steps = stepsIn(seconds)
  const here = run.world.frameOf(id).origin
  const [x, , z] = subtract(here, middleOf() ?? here)
  const metres = radius ?? lengthOf([x, 0, z])
  const from = atan2Degrees(z, x)
  let step = 0
  await run.scheduler.goOn(() => {
    const body = run.world.bodies.get(id)
    const middle = middleOf()
    if (!body || !middle || !isGoingOn()) return true
    step += 1
    const angle = from + (360 * step) / steps
    const side: Vec3 = [cosDegrees(angle), 0, sinDegrees(angle)]
    const place: Vec3 = [middle[0] + side[0] * metres, here[1], middle[2] + side[2] * metres]
    placeAt(run, body, place)
    const placed = run.world.bodies.get(id)
    if (placed && !isSpinning(run, placed))
      pointAt(run, placed, [place[0] - side[2], place[1], place[2] + side[0]])
    return step >= steps
  })
}
