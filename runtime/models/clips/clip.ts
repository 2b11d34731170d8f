import type { ClipName } from '../../../model/components/model.ts'
import type { Triple } from '../kit/sculpture.ts'

/** How far a joint is from rest: radians about its pivot (XYZ), metres, and factors. */
export interface JointPose {
  readonly turn?: Triple
  readonly shift?: Triple
  readonly size?: Triple
}

/** What each joint does at one moment; joints that are not named rest. */
export type Pose = Readonly<Record<string, JointPose>>

/** A motion that repeats. `pose` is a pure function of the phase, 0 to 1, and the same at both ends. */
export interface Clip {
  /** For one repetition at speed 1. */
  readonly seconds: number
  readonly pose: (phase: number) => Pose
}

export type Clips = Readonly<Partial<Record<Exclude<ClipName, 'none'>, Clip>>>
