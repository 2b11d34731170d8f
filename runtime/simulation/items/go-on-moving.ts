import type { RunState } from '../run-state.ts'
import { quietly } from '../scheduler/quietly.ts'
import { stepsPerSecond } from '../simulation.ts'
import { add, lengthOf, scaleBy, subtract, type Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'
import { directionOf, ownDirections } from './move-along.ts'
import { placeAt } from './place-at.ts'
import { pointAt } from './point-at.ts'

/** Of what moves by itself there is one motion at a time: a newer one takes the place of it. */
const slot = 'goes-on'

/** Moves a body in every step until it is halted or gone. */
function goOn(run: RunState, { id }: Body, move: (body: Body, here: Vec3) => void): void {
  const isGoingOn = run.motions.begin(id, slot)
  quietly(
    run.scheduler.goOn(() => {
      const body = run.world.bodies.get(id)
      if (!body || !isGoingOn()) return true
      move(body, run.world.frameOf(id).origin)
      return false
    }),
  )
}

/** Goes on and on to where the body looks, m/s; 0 ends that. */
export function moveOn(run: RunState, body: Body, speed: number): void {
  if (speed === 0) return void run.motions.begin(body.id, slot)
  goOn(run, body, (now, here) => {
    const direction = directionOf(run, now, ownDirections.forward)
    if (direction) placeAt(run, now, add(here, scaleBy(direction, speed / stepsPerSecond)))
  })
}

/** Comes after a target, at `speed` m/s, until it is `distance` metres away, and looks to it without leaning. */
export function followTarget(
  run: RunState,
  body: Body,
  placeOf: () => Vec3 | null,
  { distance, speed }: { readonly distance: number; readonly speed: number },
): void {
  goOn(run, body, (now, here) => {
    const target = placeOf()
    if (!target) return
    const way = subtract(target, here)
    const length = lengthOf(way)
    pointAt(run, now, [target[0], here[1], target[2]])
    const step = Math.min(speed / stepsPerSecond, length - distance)
    if (step > 0) placeAt(run, now, add(here, scaleBy(way, step / length)))
  })
}
