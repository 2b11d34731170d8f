import type { CourseStepPlan } from './course-step.ts'
import { solarSystemSteps } from './solar-system/solar-system-steps.ts'
import { spaceInvaderSteps } from './space-invader/space-invader-steps.ts'
import { tRexSteps } from './t-rex/t-rex-steps.ts'

/** The steps of each course without their worlds, for pages that only tell of them. */
export const courseSteps = {
  't-rex': tRexSteps,
  'space-invader': spaceInvaderSteps,
  'solar-system': solarSystemSteps,
} as const satisfies Readonly<Record<string, readonly CourseStepPlan[]>>
