import type { CourseId, StepId } from '../ids.ts'

/** The key of the flat root `progress` that says that a step was done; ids hold no slash. */
export const stepKey = (courseId: CourseId, stepId: StepId): string => `${courseId}/${stepId}`

/** The course and the step of such a key; anything may come out of another one. */
export function splitStepKey(key: string): readonly [course: string, step: string] {
  const at = key.indexOf('/')
  return [key.slice(0, Math.max(at, 0)), key.slice(at + 1)]
}
