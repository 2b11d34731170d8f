import type { Vec3 } from '../space/vec3.ts'
import type { World } from '../world/world.ts'
import type { Obstacle } from './obstacle.ts'
import { solidBody } from './solid-body.ts'

/** The boxes that are bumped into and stood on. */
export function solidBoxes(world: World): readonly Obstacle[] {
  const boxes: Obstacle[] = []
  for (const body of world.bodies.values()) boxes.push(...solidBody(world, body).obstacles)
  return boxes
}

/** Those of them that may lie within so many metres of a place, seen from above. */
export function solidBoxesNear(world: World, [x, , z]: Vec3, reach: number): readonly Obstacle[] {
  const boxes: Obstacle[] = []
  for (const body of world.bodies.values()) {
    const { obstacles, around } = solidBody(world, body)
    const { min, max } = around
    const isAway = x + reach < min[0] || x - reach > max[0] || z + reach < min[2] || z - reach > max[2]
    if (!isAway) boxes.push(...obstacles)
  }
  return boxes
}

/** Those that hold whoever walks: not what gives way. */
export const firmBoxes = (world: World): readonly Obstacle[] =>
  solidBoxes(world).filter((box) => !box.givesWay)
