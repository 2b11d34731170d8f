import type { Surface } from './surface.ts'

/** Commands that follow each other so closely that they are one step for undo: typing, a slider. */
export interface MergeRun {
  readonly surface: Surface
  readonly key: string
  /** The command whose step the others joined. */
  readonly stepId: string
  /** Milliseconds: when its last command came. */
  readonly at: number
}

/** How long commands with the same merge key go on being one step, in ms. */
const mergeMs = 500

/** Whether `next` belongs to the run that is under way. */
export function continuesRun(
  run: MergeRun | undefined,
  next: Omit<MergeRun, 'stepId'> | undefined,
): run is MergeRun {
  if (!run || !next) return false
  const pause = next.at - run.at
  return next.surface === run.surface && next.key === run.key && pause >= 0 && pause <= mergeMs
}
