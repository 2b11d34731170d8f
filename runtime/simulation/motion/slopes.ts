import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Obstacle } from './obstacle.ts'
import type { MotionSettings } from './player-motion.ts'
import { skin, stepHeight } from './player-room.ts'
import type { Section } from './slant.ts'

/** What may be missing to a limit by rounding. */
const rounding = 1e-6

/** Metres behind the steep edge of something low. */
const edge = 0.3

/** A section, and what it goes through. */
interface SectionOf extends Section {
  readonly of: Obstacle
}

/** How steep something is: metres upward by the metre. */
export const steepness = ({ rise: [x, z] }: Section): number => Math.sqrt(x * x + z * z)

/** The steepest that somebody can walk up; without hill climbing only steps. */
export function steepest({ hillClimbing, maxClimbAngle }: MotionSettings): number {
  if (!hillClimbing) return 0
  return maxClimbAngle >= 90
    ? Number.POSITIVE_INFINITY
    : sinDegrees(maxClimbAngle) / cosDegrees(maxClimbAngle)
}

/** What leans, for one step of one player. */
export class Slopes {
  readonly #obstacles: readonly Obstacle[]
  readonly #settings: MotionSettings
  readonly #most: number
  /** Where the feet and their edges are, metres from their middle. */
  readonly #footing: readonly (readonly [x: number, z: number])[]

  constructor(obstacles: readonly Obstacle[], settings: MotionSettings) {
    this.#obstacles = obstacles
    this.#settings = settings
    this.#most = steepest(settings)
    const [side, front] = [settings.width / 2, settings.depth / 2]
    this.#footing = [
      [0, 0],
      [side, 0],
      [-side, 0],
      [0, front],
      [0, -front],
    ]
  }

  isClimbable(section: Section): boolean {
    return steepness(section) <= this.#most + rounding
  }

  /** The highest of what is under the feet, or in which they stick, and whose it is; nothing that is over the head. */
  under([x, y, z]: Vec3): SectionOf | null {
    let highest: Section | null = null
    let of: Obstacle | null = null
    for (const obstacle of this.#obstacles) {
      const { slant, min, max } = obstacle
      if (!slant || x < min[0] || x > max[0] || z < min[2] || z > max[2]) continue
      const section = slant.sectionAt(x, z)
      if (
        section &&
        section.low < y + this.#settings.height &&
        section.high > (highest?.high ?? Number.NEGATIVE_INFINITY)
      ) {
        highest = section
        of = obstacle
      }
    }
    return highest && of && { ...highest, of }
  }

  /** Whether a step from one place to another is let: all that is higher than the feet there can be walked up, or is left. */
  lets(from: Vec3, to: Vec3, isGrounded: boolean): boolean {
    return this.#obstacles.every((obstacle) => this.#isLetBy(obstacle, from, to, isGrounded))
  }

  /** Whether somebody has room there who has not come on foot: nothing rises higher around the feet than it could be walked up. */
  hasRoom([x, y, z]: Vec3): boolean {
    const isRoom = (obstacle: Obstacle, atX: number, atZ: number) => {
      const inside = this.#riseIn(obstacle, [x + atX, y, z + atZ])
      if (!inside) return true
      const { rise, section } = inside
      const way = Math.abs(atX) + Math.abs(atZ)
      return rise <= stepHeight + (this.isClimbable(section) ? steepness(section) * way : 0) + skin
    }
    return this.#obstacles.every((obstacle) =>
      this.#footing.every(([atX, atZ]) => isRoom(obstacle, atX, atZ)),
    )
  }

  /** Without those in which one stands already: nobody is held by them. */
  without(at: Vec3): Slopes {
    const others = this.#obstacles.filter((obstacle) => (this.#riseIn(obstacle, at)?.rise ?? 0) <= stepHeight)
    return others.length === this.#obstacles.length ? this : new Slopes(others, this.#settings)
  }

  /** How high the head comes when somebody goes up from there; `false`: something that leans is over it. */
  hasHeadroom([x, y, z]: Vec3, up: number): boolean {
    const { height } = this.#settings
    return !this.#obstacles.some(({ slant, min, max }) => {
      if (!slant || x < min[0] || x > max[0] || z < min[2] || z > max[2]) return false
      const section = slant.sectionAt(x, z)
      return section !== null && section.low >= y + height - skin && section.low < y + up + height
    })
  }

  #isLetBy(obstacle: Obstacle, from: Vec3, to: Vec3, isGrounded: boolean): boolean {
    const { min, max } = obstacle
    const { width, depth, height } = this.#settings
    const [side, front] = [width / 2, depth / 2]
    const [x, y, z] = to
    if (y + height <= min[1] || y >= max[1]) return true
    if (x + side < min[0] || x - side > max[0] || z + front < min[2] || z - front > max[2]) return true
    const [dx, dz] = [x - from[0], z - from[2]]
    const moved = Math.sqrt(dx * dx + dz * dz)
    const isLet = (atX: number, atZ: number) => {
      const inside = this.#riseIn(obstacle, [x + atX, y, z + atZ])
      if (!inside) return true
      const { rise, section } = inside
      const way = moved + Math.abs(atX) + Math.abs(atZ)
      if (this.isClimbable(section)) {
        if (rise <= (isGrounded ? stepHeight : 0) + steepness(section) * way + skin) return true
      } else if (isGrounded && rise <= stepHeight && moved > 0) {
        // The edge of something low: behind it one can stand.
        const [onX, onZ] = [x + atX + (dx * edge) / moved, z + atZ + (dz * edge) / moved]
        const on = this.#riseIn(obstacle, [onX, y, onZ])
        if (!on) return true
        if (this.isClimbable(on.section) && on.rise <= stepHeight + steepness(on.section) * edge) return true
      }
      const before = this.#riseIn(obstacle, [from[0] + atX, from[1], from[2] + atZ])
      return before !== null && rise <= before.rise + rounding
    }
    return this.#footing.every(([atX, atZ]) => isLet(atX, atZ))
  }

  /** How far its upper side is above a place that is in it or below that. */
  #riseIn({ slant }: Obstacle, [x, y, z]: Vec3): { readonly rise: number; readonly section: Section } | null {
    const section = slant?.sectionAt(x, z) ?? null
    if (!section || section.low >= y + this.#settings.height || section.high <= y + skin) return null
    return { rise: section.high - y, section }
  }
}
