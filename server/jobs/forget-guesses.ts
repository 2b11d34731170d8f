import type { Guesses } from '../storage/ports/guesses.ts'
import { dayOf } from '../volume/volume-limits.ts'
import type { DailyJob } from './daily.ts'

/** Removes the counts of wrong tries of days that are over. */
export const forgetGuesses = (guesses: Guesses, now: () => number): DailyJob => ({
  name: 'forget-guesses',
  run: () => guesses.forget(dayOf(now())),
})
