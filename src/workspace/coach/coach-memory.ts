import { type CoachStep, coachSteps } from '../../../machines/coach/coach-machine.ts'
import { coachKey } from './coach-key.ts'

/** Said in place of what was done. */
const over = 'over'

/** What was done with the coach so far; `null` where nobody wants one, or not any more. */
export function coachMemory(): readonly CoachStep[] | null {
  const kept = read()
  if (kept === null || kept === over) return null
  const words = kept.split(' ')
  return coachSteps.filter((step) => words.includes(step))
}

/** Keeps what was done for another opening of the workspace. */
export function rememberSteps(done: readonly CoachStep[]): void {
  write(done.join(' '))
}

/** Nobody is coached in this browser again. */
export function forgetCoach(): void {
  write(over)
}

function read(): string | null {
  try {
    return localStorage.getItem(coachKey)
  } catch {
    return null
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(coachKey, text)
  } catch {
    // Storage is full or forbidden: it is remembered as long as the page is open.
  }
}
