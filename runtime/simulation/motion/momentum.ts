import type { Vec3 } from '../space/vec3.ts'

const still: Vec3 = [0, 0, 0]

/** How far somebody flies on who leaves what has taken them along, metres a step. */
interface Momentum {
  /** Of what takes them along in this step. */
  readonly given: Vec3
  /** Of who is off the ground in this step. */
  readonly kept: Vec3
  /** Notes how far something has taken them along in this step; `null`: nothing has. */
  take(way: Vec3 | null): void
  /** Ends a step, off the ground or not. */
  end(isOff: boolean): void
}

/** A jerk gives none: only what goes on over two steps. */
const steady = (a: number, b: number): number => (a * b <= 0 ? 0 : Math.abs(a) < Math.abs(b) ? a : b)

/** Of one player. */
export function createMomentum(): Momentum {
  let before = still
  let way: Vec3 | null = null
  let given = still
  let kept = still
  return {
    get given() {
      return given
    },
    get kept() {
      return kept
    },
    take(now) {
      way = now
      given = now ? [steady(before[0], now[0]), steady(before[1], now[1]), steady(before[2], now[2])] : still
    },
    end(isOff) {
      if (!isOff) kept = still
      else if (way) kept = given
      before = way ?? still
    },
  }
}
