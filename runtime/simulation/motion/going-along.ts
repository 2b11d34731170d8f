import type { Vec3 } from '../space/vec3.ts'
import { carry, topOf } from './carry.ts'
import type { Obstacle } from './obstacle.ts'
import type { MotionSettings } from './player-motion.ts'
import { skin } from './player-room.ts'
import type { Ride } from './ride.ts'
import { risenInto, type Surroundings } from './rising.ts'

/** What is solid around somebody, and the hills of the ground. */
export interface Around {
  readonly obstacles: readonly Obstacle[]
  readonly hills: readonly Obstacle[]
}

/** Where somebody is before they walk by themselves. */
interface Along {
  readonly feet: Vec3
  /** What is higher than the feet and presses them from below. */
  readonly pressing: Obstacle | null
  /** Something took them along. */
  readonly isTaken: boolean
  /** It has come up into them. */
  readonly isRisen: boolean
}

/** Takes one player along in every step, with what they stand on and with what comes up into them. */
export function createGoingAlong() {
  /** In the last step. */
  let before: Surroundings = { feet: [0, 0, 0], obstacles: [] }

  return (from: Vec3, ride: Ride | null, settings: MotionSettings, { obstacles, hills }: Around): Along => {
    const first = ride ? carry(from, ride, settings, obstacles, hills) : from
    const risen = risenInto(first, settings, before, obstacles)
    before = { feet: first, obstacles }
    const lift: Ride | null = risen && { on: risen, by: [0, 0] }
    const feet = lift ? carry(first, lift, settings, obstacles, hills) : first
    const on = (lift ?? ride)?.on
    const isPressed = on !== undefined && (topOf(on, feet[0], feet[2]) ?? feet[1]) > feet[1] + skin
    return {
      feet,
      pressing: isPressed ? on : null,
      isTaken: on !== undefined,
      isRisen: lift !== null,
    }
  }
}
