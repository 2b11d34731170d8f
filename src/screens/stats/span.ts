import { firstDay } from '../../../protocol/http/statistics.ts'

/** Days as YYYY-MM-DD, both in it. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** From the first day of all statistics until today (spec 9). */
export const wholeSpan = (now: Date): Span => ({ from: firstDay, to: now.toISOString().slice(0, 10) })
