import type { CourseId, StepId } from '../ids.ts'

/** A step of a course that was done in this project. */
export interface CourseStep {
  readonly id: StepId
  /** When, in ms. */
  readonly at: number
  /** By whom; of two people who did it at once it is one of them. */
  readonly by: string
}

/** How far a course has come in this project. */
export interface CourseProgress {
  readonly id: CourseId
  /** In the order in which they were done; never empty. */
  readonly steps: readonly CourseStep[]
}
