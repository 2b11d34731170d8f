/** How long something random goes on: so many milliseconds, and until `atLeast` are done however slow the machine is. */
export interface TimeBudget {
  readonly ms: number
  readonly atLeast: number
}

/** Whether a budget is used up. Without one it never is. */
export const isUsedUp = (budget: TimeBudget | undefined, start: number, done: number): boolean =>
  budget !== undefined && done >= budget.atLeast && performance.now() - start > budget.ms
