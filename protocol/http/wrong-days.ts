import { dayMs } from '../day-ms.ts'
import { startOfDay } from '../start-of-day.ts'

/** Twenty years: a longer answer would be large, and there is nothing before. */
const mostDays = 20 * 366

export type WrongDays = 'statistics.day-wrong' | 'statistics.span-wrong' | 'statistics.span-too-long'

/** Why statistics cannot be about the days from one (YYYY-MM-DD) to another, both in it; `undefined` when they can. */
export function wrongDays(first: string, last: string): WrongDays | undefined {
  const ms = startOfDay(last) + dayMs - startOfDay(first)
  if (Number.isNaN(ms)) return 'statistics.day-wrong'
  if (ms <= 0) return 'statistics.span-wrong'
  return ms > mostDays * dayMs ? 'statistics.span-too-long' : undefined
}
