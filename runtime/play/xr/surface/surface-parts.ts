import type { FrameEntity } from '../../../../protocol/frame/frame-entity.ts'
import type { VrParts } from '../vr-parts.ts'

/** What is needed of a running world to put it on a surface. */
export type SurfaceParts = Pick<VrParts, 'stage' | 'picker' | 'inputs'> & {
  /** What the run began with. */
  readonly records: readonly FrameEntity[]
}

/** What a person can do with a world that stands in the room. */
export interface SurfaceActions {
  /** 1 = one step to the left, -1 = to the right. */
  turn(steps: number): void
  /** 1 = one step larger, -1 = smaller. */
  resize(steps: number): void
  placeAgain(): void
  leave(): void
}

/** What a visit has come to: no surface is seen; one is, and the world can be put there; it stands. */
export type SurfaceStage = 'looking' | 'ready' | 'placed'
