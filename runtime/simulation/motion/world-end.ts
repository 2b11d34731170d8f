import type { Vec3 } from '../space/vec3.ts'
import { surroundingsOf } from '../world/surroundings-of.ts'
import type { World } from '../world/world.ts'

/** Metres from the middle of a scene that one can walk: well before the land ends (`landTriangles`), behind which there is nothing to see. */
const farEnough = 120
/** Metres that one can walk beyond what stands furthest from the middle. */
const around = 30

/**
 * Where a world ends for who walks, metres from its middle: before the end of the land around, but not before what somebody has put further out.
 * Where there is no land there is no end.
 */
export function endOfWorld(world: World): number {
  if (surroundingsOf(world) === null) return Number.POSITIVE_INFINITY
  let end = farEnough
  for (const { id } of world.bodies.values()) {
    const [x, , z] = world.frameOf(id).origin
    end = Math.max(end, Math.sqrt(x * x + z * z) + around)
  }
  return end
}

/** Whether one may go from one place to another in a world that ends there: who is outside already may come back. */
export function isInWorld(from: Vec3, to: Vec3, end: number): boolean {
  const away = squareAway(to)
  return away <= end * end || away <= squareAway(from)
}

const squareAway = ([x, , z]: Vec3): number => x * x + z * z
