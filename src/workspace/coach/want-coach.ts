import { coachKey } from './coach-key.ts'

/** Whoever begins by the landing page's button is coached in their first world, unless they were before (`coach-memory.ts` reads it). */
export function wantCoach(): void {
  try {
    if (localStorage.getItem(coachKey) === null) localStorage.setItem(coachKey, '')
  } catch {
    // Storage is full or forbidden: they find their way without.
  }
}
