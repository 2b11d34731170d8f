import { dayMs } from '../../protocol/day-ms.ts'
import { startOfDay } from '../../protocol/start-of-day.ts'

const numberOf = (day: string): number => startOfDay(day) / dayMs

export interface Streak {
  /** Days in a row up to today; a day that is not over yet does not break it. */
  readonly current: number
  readonly longest: number
  readonly isDoneToday: boolean
}

/** Reads a streak off the days (YYYY-MM-DD, any order, none twice) on which something was edited. Days after today do not count. */
export function streakOf(days: readonly string[], today: string): Streak {
  const end = numberOf(today)
  const numbers = days
    .map(numberOf)
    .filter((day) => day <= end)
    .sort((one, other) => one - other)
  let longest = 0
  let run = 0
  let last = Number.NEGATIVE_INFINITY
  for (const day of numbers) {
    run = day === last + 1 ? run + 1 : 1
    longest = Math.max(longest, run)
    last = day
  }
  return { current: last >= end - 1 ? run : 0, longest, isDoneToday: last === end }
}
