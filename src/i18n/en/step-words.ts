import { coach } from './coach.ts'
import { course } from './course.ts'

/** What is said beside the work of what to do next, in English. */
export const stepWords = { coach, course }
