import { HelperError } from '../../../language/errors/helper-error.ts'
import type { RunState } from '../run-state.ts'
import { quietly } from '../scheduler/quietly.ts'
import { stepsPerSecond } from '../simulation.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'

const axes: readonly unknown[] = ['x', 'y', 'z']
const slotOf = (axis: number): string => `spin-${axis}`

/** Whether a body turns about itself all the time. */
export const isSpinning = ({ motions }: RunState, { id }: Body): boolean =>
  axes.some((_, axis) => motions.isGoingOn(id, slotOf(axis)))

/** Turns a body on and on around one of its axes; a second spin around the same axis replaces the first, one of 0 ends it. */
export function spinAround(run: RunState, { id }: Body, axisName: unknown, turnsPerSecond: number): void {
  const axis = axes.indexOf(axisName)
  if (axis < 0) throw new HelperError('needs-axis')
  if (turnsPerSecond === 0) return void run.motions.end(id, slotOf(axis))
  const isGoingOn = run.motions.begin(id, slotOf(axis))
  const perStep = (turnsPerSecond * 360) / stepsPerSecond
  quietly(
    run.scheduler.goOn(() => {
      const body = run.world.bodies.get(id)
      if (!body || !isGoingOn()) return true
      const turned = (index: 0 | 1 | 2) =>
        index === axis ? (body.rotation[index] + perStep) % 360 : body.rotation[index]
      const rotation: Vec3 = [turned(0), turned(1), turned(2)]
      run.world.change(id, { rotation })
      return false
    }),
  )
}
