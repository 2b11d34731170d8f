import type { ModelName } from '../../model/components/model.ts'
import type { Seen } from './check/seen.ts'

/** Words in every language that courses speak. */
export interface Said {
  readonly en: string
  readonly de: string
}

/** What 'Show me' shows: where to find what is to be put into the scene, or stacks of the finished program by their places in it. */
export type Example =
  | { readonly kind: 'add'; readonly model: ModelName }
  | { readonly kind: 'light' }
  | { readonly kind: 'stacks'; readonly stacks: readonly number[] }

/** One step of a course: one goal. */
export interface CourseStepPlan {
  /** Under which the document notes that it was done. */
  readonly id: string
  readonly title: Said
  /** What is to be seen when it is done, and how one lets Nestling see it. */
  readonly text: Said
  readonly hint: Said
  readonly example: Example
  /** Whether the goal is reached, by whatever way. Total: true for nothing that it was not made for. */
  readonly passes: (seen: Seen) => boolean
}
