import { groundHeight } from '../../simulation/motion/ground.ts'
import type { Obstacle } from '../../simulation/motion/obstacle.ts'
import { slopeEntry } from '../../simulation/motion/slope-entry.ts'
import type { Box } from '../../simulation/space/box.ts'
import { freeShare } from '../../simulation/space/free-share.ts'
import { add, scaleBy, subtract, type Vec3 } from '../../simulation/space/vec3.ts'

/** Metres a second, m/s², and seconds: about seven metres far. */
const speed = 7
const fall = 9.81
const interval = 1 / 30
const longest = 2
/** Metres. */
const near = 0.02
const level = [0, 0] as const

interface Arc {
  readonly path: readonly Vec3[]
  /** Where it comes down on the ground or on top of something; `null` where it hits a wall or nothing. */
  readonly landing: Vec3 | null
  /** How much it rises there, by the metre along x and z. */
  readonly rise: readonly [x: number, z: number]
}

/** The way of a ball thrown from there in that direction (one metre long), until it meets something solid. */
export function throwArc(from: Vec3, direction: Vec3, solids: readonly Obstacle[]): Arc {
  const upright = solids.filter(({ slant }) => !slant)
  const leaning = solids.filter(({ slant }) => slant)
  const path: Vec3[] = [from]
  let here = from
  for (let time = interval; time <= longest; time += interval) {
    const [x, y, z] = add(from, scaleBy(direction, speed * time))
    const next: Vec3 = [x, y - (fall * time * time) / 2, z]
    const down = here[1] - next[1]
    const untilGround = next[1] < groundHeight && down > 0 ? (here[1] - groundHeight) / down : 1
    const free = Math.min(untilGround, freeShare(here, next, upright, 0))
    const slope = slopeEntry(here, next, leaning)
    if (slope && slope.share <= free) {
      const hit = add(here, scaleBy(subtract(next, here), slope.share))
      path.push(hit)
      const top: Vec3 = [hit[0], slope.section.high, hit[2]]
      return { path, landing: slope.isFromAbove ? top : null, rise: slope.section.rise }
    }
    if (free < 1) {
      const hit = add(here, scaleBy(subtract(next, here), Math.max(0, free)))
      path.push(hit)
      return { path, landing: topAt(hit, upright), rise: level }
    }
    path.push(next)
    here = next
  }
  return { path, landing: null, rise: level }
}

function topAt([x, y, z]: Vec3, solids: readonly Box[]): Vec3 | null {
  if (y <= groundHeight + near) return [x, groundHeight, z]
  const box = solids.find(
    ({ min, max }) => Math.abs(y - max[1]) < near && x >= min[0] && x <= max[0] && z >= min[2] && z <= max[2],
  )
  return box ? [x, box.max[1], z] : null
}
