import { type Box, overlaps } from '../space/box.ts'
import { lengthOf, subtract, type Vec3 } from '../space/vec3.ts'
import type { Obstacle } from './obstacle.ts'
import type { MotionSettings } from './player-motion.ts'
import { roomOf, skin } from './player-room.ts'
import { boundOfThings } from './ride.ts'

/** What was around in a step, and where the feet were before they went by themselves. */
export interface Surroundings {
  readonly feet: Vec3
  readonly obstacles: readonly Obstacle[]
}

/**
 * The highest of what has come up into the feet from below since the last step, or `null`. It had to be below them and gliding: who is
 * inside something for another reason is not held by it, and what is put where the player is would lift it again and again.
 */
export function risenInto(
  feet: Vec3,
  settings: MotionSettings,
  before: Surroundings,
  now: readonly Obstacle[],
): Obstacle | null {
  const room = roomOf(feet, settings)
  let highest: Obstacle | null = null
  for (const box of now) {
    const depth = box.max[1] - feet[1]
    if (depth > boundOfThings || depth <= (highest ? highest.max[1] - feet[1] : skin)) continue
    if (box.of === undefined || box.slant || box.givesWay || !overlaps(room, box)) continue
    // What is the same has not moved.
    if (before.obstacles.includes(box)) continue
    const then = before.obstacles.find(({ of, piece }) => of === box.of && piece === box.piece)
    const low = Math.min(feet[1], before.feet[1]) + skin
    if (then && then.max[1] <= low && isInColumn(room, then) && isGliding(then, box)) highest = box
  }
  return highest
}

/** Whether something is over or under something else, at any height. */
const isInColumn = (room: Box, { min, max }: Box): boolean =>
  room.min[0] < max[0] && min[0] < room.max[0] && room.min[2] < max[2] && min[2] < room.max[2]

const isGliding = (then: Box, now: Box): boolean =>
  lengthOf(subtract(now.min, then.min)) <= boundOfThings &&
  lengthOf(subtract(now.max, then.max)) <= boundOfThings
