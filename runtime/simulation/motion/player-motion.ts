import type { Vec3 } from '../space/vec3.ts'
import type { Obstacle } from './obstacle.ts'
import type { Footing, Ride } from './ride.ts'

/** How a player moves: metres, metres per second, m/s². Names as in the component `player`. */
export interface MotionSettings {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly movementSpeed: number
  readonly jumpStartSpeed: number
  readonly jumpSpeed: number
  readonly gravity: number
  readonly multiJump: boolean
  readonly collideWithSurfaces: boolean
  readonly hillClimbing: boolean
  /** Degrees from level. */
  readonly maxClimbAngle: number
}

/** What drives one step. `forward` and `right` are from −1 to 1, shares of the walking speed; `yaw` is where the person looks, degrees. */
export interface MotionInput {
  readonly forward: number
  readonly right: number
  readonly yaw: number
  readonly jumps: boolean
  /** Something else moves the player now, so it does not fall. */
  readonly isCarried: boolean
  /** How far from the middle of the scene one can walk, metres; as far as one likes where it is not said. */
  readonly end?: number
  /** What takes along who stands on it. */
  readonly ride?: Ride
}

/** What a player stands on whom nothing else holds. */
export interface Ground {
  /** The hills and hollows around, which one walks up and down; their end is further than one sees. */
  readonly hills: readonly Obstacle[]
  /** Where feet come to rest at a place, of somebody so tall: on the land, or swimming. Metres. */
  floorAt(x: number, z: number, height: number): number
  /** Feet that lie deep in a hill, because somebody was put there, come out of it; all others stay. */
  outOf(feet: Vec3): Vec3
  /** Whether somebody so tall whose feet are there swims. */
  isAfloat(feet: Vec3, height: number): boolean
}

/** How a player is on its way: `airborne` once it is off the ground for longer than a step up or down takes. */
export type Gait = 'grounded' | 'airborne' | 'swimming'

/**
 * The player's body: one step at a time, from the place of its feet to the next. The seam behind which the physics may
 * change; it must stay a function of its inputs and of what it remembers.
 */
export interface PlayerMotion {
  /** How far from the feet, seen from above, something can matter to a step, metres. */
  reach(settings: MotionSettings): number
  step(
    feet: Vec3,
    input: MotionInput,
    settings: MotionSettings,
    obstacles: readonly Obstacle[],
    ground: Ground,
  ): Vec3
  /** After the last step. */
  readonly gait: Gait
  /** What of the obstacles is stood on after the last step; `null` in the air, on the ground and on what slides. */
  readonly footing: Footing | null
}
