import type { RunState } from '../run-state.ts'
import { add, type Vec3 } from '../space/vec3.ts'
import type { Body } from '../world/body.ts'
import { directionOf, ownDirections } from './move-along.ts'
import { placeAt } from './place-at.ts'
import { pointAt } from './point-at.ts'

/** Whether one that is beyond the edge looks further out. */
const leaves = (place: number, direction: number, edge: number): boolean =>
  Math.abs(place) > edge && place * direction > 0

/** Puts a body that is further out than `edge` metres (along x or z) back onto the edge, and lets it look inwards. */
export function turnBack(run: RunState, body: Body, edge: number): void {
  const [x, y, z] = run.world.frameOf(body.id).origin
  if (Math.abs(x) <= edge && Math.abs(z) <= edge) return
  const [aheadX, , aheadZ] = directionOf(run, body, ownDirections.forward) ?? [0, 0, 1]
  const inside: Vec3 = [Math.min(edge, Math.max(-edge, x)), y, Math.min(edge, Math.max(-edge, z))]
  placeAt(run, body, inside)
  const now = run.world.bodies.get(body.id)
  const turned: Vec3 = [
    leaves(x, aheadX, edge) ? -aheadX : aheadX,
    0,
    leaves(z, aheadZ, edge) ? -aheadZ : aheadZ,
  ]
  if (now) pointAt(run, now, add(inside, turned))
}
