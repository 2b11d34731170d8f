import type { World } from '../world/world.ts'
import { groundOf } from './ground.ts'
import type { Obstacle } from './obstacle.ts'
import { firmBoxes } from './solid-boxes.ts'

/** What holds whoever walks, not what gives way, and the hills around. */
export const firmSurfaces = (world: World): readonly Obstacle[] => [
  ...firmBoxes(world),
  ...groundOf(world).hills,
]
