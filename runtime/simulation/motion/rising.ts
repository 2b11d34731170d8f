import { overlaps } from '../space/box.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { MotionSettings, Obstacle } from './player-motion.ts'
import { roomOf, skin } from './player-room.ts'
import { boundOfThings } from './ride.ts'

/**
 * The highest of what has come up into the feet from below since the last step, or `null`. It had to be below them: who is inside something
 * for another reason is not held by it.
 */
export function risenInto(
  feet: Vec3,
  settings: MotionSettings,
  before: readonly Obstacle[],
  now: readonly Obstacle[],
): Obstacle | null {
  const room = roomOf(feet, settings)
  let highest: Obstacle | null = null
  for (const box of now) {
    const depth = box.max[1] - feet[1]
    if (depth > boundOfThings || depth <= (highest ? highest.max[1] - feet[1] : skin)) continue
    if (box.of === undefined || box.slant || box.givesWay || !overlaps(room, box)) continue
    // What is the same has not moved.
    if (before.includes(box)) continue
    const then = before.find(({ of, piece }) => of === box.of && piece === box.piece)
    if (then && then.max[1] <= feet[1] + skin) highest = box
  }
  return highest
}
