import type { Box } from '../space/box.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Slant } from './slant.ts'

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

/** Something solid. What gives way is stood on, but pushed aside by who walks; what leans fills its box only in part. */
export interface Obstacle extends Box {
  readonly givesWay?: true
  readonly slant?: Slant
}

/** What drives one step. `forward` and `right` are from −1 to 1, shares of the walking speed; `yaw` is where the person looks, degrees. */
export interface MotionInput {
  readonly forward: number
  readonly right: number
  readonly yaw: number
  readonly jumps: boolean
  /** Something else moves the player now, so it does not fall. */
  readonly isCarried: boolean
}

/**
 * The player's body: one step at a time, from the place of its feet to the next. The seam behind which the physics may
 * change; it must stay a function of its inputs and of what it remembers.
 */
export interface PlayerMotion {
  step(feet: Vec3, input: MotionInput, settings: MotionSettings, obstacles: readonly Obstacle[]): Vec3
}
