import { groundHeight } from '../../simulation/motion/player-room.ts'
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

interface Arc {
  readonly path: readonly Vec3[]
  /** Where it comes down on the ground or on top of something; `null` where it hits a wall or nothing. */
  readonly landing: Vec3 | null
}

/** The way of a ball thrown from there in that direction (one metre long), until it meets something solid. */
export function throwArc(from: Vec3, direction: Vec3, solids: readonly Box[]): Arc {
  const path: Vec3[] = [from]
  let here = from
  for (let time = interval; time <= longest; time += interval) {
    const [x, y, z] = add(from, scaleBy(direction, speed * time))
    const next: Vec3 = [x, y - (fall * time * time) / 2, z]
    const down = here[1] - next[1]
    const untilGround = next[1] < groundHeight && down > 0 ? (here[1] - groundHeight) / down : 1
    const free = Math.min(untilGround, freeShare(here, next, solids, 0))
    if (free < 1) {
      const hit = add(here, scaleBy(subtract(next, here), Math.max(0, free)))
      path.push(hit)
      return { path, landing: topAt(hit, solids) }
    }
    path.push(next)
    here = next
  }
  return { path, landing: null }
}

function topAt([x, y, z]: Vec3, solids: readonly Box[]): Vec3 | null {
  if (y <= groundHeight + near) return [x, groundHeight, z]
  const box = solids.find(
    ({ min, max }) => Math.abs(y - max[1]) < near && x >= min[0] && x <= max[0] && z >= min[2] && z <= max[2],
  )
  return box ? [x, box.max[1], z] : null
}
