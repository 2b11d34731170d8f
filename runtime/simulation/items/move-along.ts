import { affineOf, turnBack, turnBy } from '../../../model/space/affine.ts'
import type { RunState } from '../run-state.ts'
import { lengthOf, scaleBy, type Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'
import { glideBody } from './glide-body.ts'

/** A thing's own directions. It looks along its +z, so its right hand is at −x. */
export const ownDirections = {
  forward: [0, 0, 1],
  back: [0, 0, -1],
  left: [1, 0, 0],
  right: [-1, 0, 0],
} as const satisfies Record<string, Vec3>

/** One of the thing's own directions in the world, one metre long; `null` inside of something that is flat. */
export function directionOf({ world }: RunState, { parentId, rotation }: Body, own: Vec3): Vec3 | null {
  const direction = turnBy(world.frameOf(parentId), turnBy(affineOf([0, 0, 0], rotation, [1, 1, 1]), own))
  const length = lengthOf(direction)
  return length === 0 ? null : scaleBy(direction, 1 / length)
}

/** Moves along one of the thing's own directions, in metres of the world whatever the scale of its parents. */
export function moveAlong(
  run: RunState,
  body: Body,
  own: Vec3,
  metres: number,
  seconds: number,
): Promise<void> {
  const direction = directionOf(run, body, own)
  return direction ? moveBy(run, body, scaleBy(direction, metres), seconds) : Promise.resolve()
}

/** Moves by a distance in the world, metres. */
export function moveBy(run: RunState, body: Body, distance: Vec3, seconds: number): Promise<void> {
  const delta = turnBack(run.world.frameOf(body.parentId), distance)
  return glideBody(run, body.id, 'position', delta, seconds)
}
