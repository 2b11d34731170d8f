import type { EntityId } from '../../../model/ids.ts'
import type { Vec3 } from '../space/vec3.ts'

/** The library that calculates how things fall and bump: a run gets it when something in it may fall. */
export type PhysicsEngine = typeof import('@dimforge/rapier3d-compat')

/** How the things of one run fall, bump and rest. What is in a falling thing is part of it: what is done to a part is done to the whole. */
export interface Physics {
  /** One step of everything, at `gravity` m/s² downwards. The places are those of the world before and after. */
  step(gravity: number): void
  /** Changes the speed by `impulse` / mass with the next step, in kg·m/s along the axes of the world. Nothing for what does not fall. */
  push(id: EntityId, impulse: Vec3): void
  /** m/s along the axes of the world; what does not fall has none. */
  velocityOf(id: EntityId): Vec3
  setVelocity(id: EntityId, velocity: Vec3): void
  /** It flies and turns no further: with the next step it falls from where it is. */
  halt(id: EntityId): void
  /** Whether the shapes of two things touch; `null` where the physics does not know both, or neither of them falls. */
  areTouching(a: EntityId, b: EntityId): boolean | null
  /** Gives its memory back. Afterwards nothing moves. */
  end(): void
}

/** The physics of a run in which nothing falls. */
export const noPhysics: Physics = Object.freeze({
  step: () => undefined,
  push: () => undefined,
  velocityOf: () => [0, 0, 0] as const,
  setVelocity: () => undefined,
  halt: () => undefined,
  areTouching: () => null,
  end: () => undefined,
})
