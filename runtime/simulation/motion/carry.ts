import { overlaps } from '../space/box.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Obstacle } from './obstacle.ts'
import type { MotionSettings } from './player-motion.ts'
import { roomOf, skin, stepHeight } from './player-room.ts'
import { boundOfThings, type Ride } from './ride.ts'
import { Slopes } from './slopes.ts'

/**
 * Where somebody comes to whom something takes along, before they walk by themselves: onto its upper side and as far as it has come, but
 * not into what else is solid. `hills` are those of the ground.
 */
export function carry(
  feet: Vec3,
  { on, by: [dx, dz] }: Ride,
  settings: MotionSettings,
  obstacles: readonly Obstacle[],
  hills: readonly Obstacle[],
): Vec3 {
  const others = obstacles.filter(({ of, givesWay }) => of !== on.of && !givesWay)
  const level = others.filter(({ slant }) => !slant)
  const slopes = new Slopes([...others.filter(({ slant }) => slant), ...hills], settings)
  const top = topOf(on, feet[0] + dx, feet[2] + dz) ?? feet[1]
  const [x, y, z]: Vec3 = [feet[0], heightTo(feet, top, settings, level, slopes), feet[2]]
  if (dx === 0 && dz === 0) return [x, y, z]
  // What moves along may just be in the person: it is not in the way.
  const room = roomOf([x, y, z], settings)
  const firm = level.filter((box) => !overlaps(room, box))
  const barring = slopes.without([x, y, z])
  const isFree = (to: Vec3) =>
    !firm.some((box) => overlaps(roomOf(to, settings), box)) && barring.lets([x, y, z], to, true)
  const ways: readonly Vec3[] = [
    [x + dx, y, z + dz],
    [x + dx, y, z],
    [x, y, z + dz],
  ]
  return ways.find(isFree) ?? [x, y, z]
}

/** How high something is at a place, metres; `null` for what leans and is not there. */
export function topOf({ max, slant }: Obstacle, x: number, z: number): number | null {
  return slant ? (slant.sectionAt(x, z)?.high ?? null) : max[1]
}

/** How far up or down the feet come that should come to a height: not into a ceiling, and not into what is below. */
function heightTo(
  [x, y, z]: Vec3,
  height: number,
  settings: MotionSettings,
  level: readonly Obstacle[],
  slopes: Slopes,
): number {
  const [here, there] = [roomOf([x, y, z], settings), roomOf([x, height, z], settings)]
  const met = () => level.filter((box) => overlaps(there, box) && !overlaps(here, box))
  if (height > y) {
    if (!slopes.hasHeadroom([x, y, z], height - y)) return y
    const headroom = met().map(({ min }) => min[1] - settings.height - skin)
    const most = Math.max(y, Math.min(height, ...headroom))
    return most - y > boundOfThings ? y : most
  }
  // What drops so fast is fallen after.
  if (y - height > stepHeight) return y
  return Math.max(height, ...met().map(({ max }) => max[1]))
}

/** What presses somebody from below holds them where they are: it is cut off there. `null`: it has gone past the feet. */
export function cutAt(on: Obstacle, y: number): Obstacle | null {
  const { min, max, slant } = on
  if (min[1] >= y) return null
  const cut = { ...on, max: [max[0], Math.min(max[1], y), max[2]] as const }
  if (!slant) return cut
  return {
    ...cut,
    slant: {
      sectionAt(x, z) {
        const section = slant.sectionAt(x, z)
        if (!section || section.high <= y) return section
        return section.low < y ? { low: section.low, high: y, rise: [0, 0] } : null
      },
    },
  }
}
