import type { Vec3 } from '../space/vec3.ts'
import type { Obstacle } from './obstacle.ts'

/** What takes along who stands on it: it has moved since the last step, or presses them from below. */
export interface Ride {
  /** The piece of it that is stood on, where it is now. */
  readonly on: Obstacle
  /** How far it has come, metres along x and z. */
  readonly by: readonly [x: number, z: number]
}

/** What somebody stands on after a step. */
export interface Footing {
  readonly on: Obstacle
  /** It is higher than the feet: something overhead keeps them down. */
  readonly isPressed: boolean
  /** Where the feet would have been without a way of their own: only taken along, or flying on. */
  readonly from: Vec3
}

/** What moves by more than this in a step does not glide but is put elsewhere, and takes nobody along; metres. */
export const boundOfThings = 1
