import type { StepWords } from '../words.ts'
import { coach } from './coach.ts'
import { course } from './course.ts'

/** What is said beside the work of what to do next, in German. */
export const stepWords: StepWords = { coach, course }
