import { type Box, overlaps } from '../space/box.ts'
import { freeShare } from '../space/free-share.ts'
import type { Vec3 } from '../space/vec3.ts'
import { groundHeight } from './ground.ts'
import type { Obstacle } from './obstacle.ts'
import type { MotionSettings } from './player-motion.ts'
import { roomOf, stepHeight } from './player-room.ts'
import { slopeEntry } from './slope-entry.ts'
import { Slopes } from './slopes.ts'

/** What is lower than this share of the player can be got over at a bound: a bench, but no hedge. */
const bound = 0.5
/** So far below its feet, in metres, is what somebody stands on. */
const footing = 0.05

/**
 * Whether somebody who stands at `feet` can be set down at `to` at one bound: where one can stand and has room, on a slope that one could
 * walk up too, and with nothing solid between that walls somebody in, nor higher than by a jump, or games would be over before they began.
 * Who goes through everything may go anywhere.
 */
export function canLand(
  feet: Vec3,
  to: Vec3,
  settings: MotionSettings,
  solids: readonly Obstacle[],
): boolean {
  if (!settings.collideWithSurfaces) return true
  if (to[1] - feet[1] > highestBound(settings)) return false
  const level = solids.filter(({ slant }) => !slant)
  const leaning = solids.filter(({ slant }) => slant)
  const slopes = new Slopes(leaning, settings)
  if (!isFooting(to, level, slopes) || !slopes.hasRoom(to)) return false
  const room = roomOf(to, settings)
  if (level.some((box) => overlaps(box, room))) return false
  const middle = ([x, y, z]: Vec3): Vec3 => [x, y + settings.height * bound, z]
  const [from, until] = [middle(feet), middle(to)]
  return freeShare(from, until, level, 0) === 1 && slopeEntry(from, until, leaning) === null
}

/** As high as a jump and a step, metres. */
const highestBound = ({ jumpStartSpeed, gravity }: MotionSettings): number =>
  (gravity > 0 ? (jumpStartSpeed * jumpStartSpeed) / (2 * gravity) : Number.POSITIVE_INFINITY) + stepHeight

function isFooting([x, y, z]: Vec3, level: readonly Box[], slopes: Slopes): boolean {
  const slope = slopes.under([x, y, z])
  if (slope && Math.abs(y - slope.high) <= footing) return slopes.isClimbable(slope)
  // Inside a hill, or above the bottom of the sea.
  if (slope && slope.low === Number.NEGATIVE_INFINITY) return false
  if (Math.abs(y - groundHeight) <= footing) return true
  return level.some(
    ({ min, max }) =>
      Math.abs(y - max[1]) <= footing && x >= min[0] && x <= max[0] && z >= min[2] && z <= max[2],
  )
}
