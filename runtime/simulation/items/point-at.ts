import { placeBack } from '../../../model/space/affine.ts'
import { atan2Degrees } from '../../../model/space/exact-trig.ts'
import type { RunState } from '../run-state.ts'
import { lengthOf, subtract, type Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'

/** Turns a body at once so that it looks at a place in the world; a body that is already there stays as it is. */
export function pointAt({ world }: RunState, body: Body, target: Vec3): void {
  const [x, y, z] = subtract(placeBack(world.frameOf(body.parentId), target), body.position)
  if (lengthOf([x, y, z]) === 0) return
  const pitch = -atan2Degrees(y, Math.sqrt(x * x + z * z))
  const isStraightUp = x === 0 && z === 0
  world.change(body.id, { rotation: [pitch, isStraightUp ? body.rotation[1] : atan2Degrees(x, z), 0] })
}
