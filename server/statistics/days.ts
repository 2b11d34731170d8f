import { dayMs } from '../../protocol/day-ms.ts'
import { startOfDay } from '../../protocol/start-of-day.ts'

/** Milliseconds of a week. Statistics count in days of UTC. */
export const weekMs = 7 * dayMs

/** The day of a moment. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** When the day after that of `at` begins. */
export const endOfDay = (at: number): number => startOfDay(dayOf(at)) + dayMs
