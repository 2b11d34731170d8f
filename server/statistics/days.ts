import { dayMs } from '../../protocol/day-ms.ts'

/** Milliseconds of a week. Statistics count in days of UTC. */
export const weekMs = 7 * dayMs

/** When a day (YYYY-MM-DD) begins. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day of a moment. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** When the day after that of `at` begins. */
export const endOfDay = (at: number): number => startOf(dayOf(at)) + dayMs
