import { dayMs } from '../../protocol/day-ms.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { filterRange, firstDay, type StatisticsQuery } from '../../protocol/http/statistics.ts'
import { wrongDays } from '../../protocol/http/wrong-days.ts'
import { startOfDay } from '../../protocol/start-of-day.ts'
import { dayOf, endOfDay, weekMs } from './days.ts'

/** A span of time, cut into periods of the same length. */
export interface Period {
  readonly from: number
  readonly until: number
  readonly bucketMs: number
}

export type PeriodVerdict =
  | { readonly ok: true; readonly period: Period }
  | { readonly ok: false; readonly field: string; readonly code: ErrorCode }

/** Spans up to this are shown by day, longer ones by week. */
const mostDaysByDay = 62

/** Days with both ends in them; without an end, until today. */
export function spanOfDays(startDate: string, endDate: string | undefined, now: number): PeriodVerdict {
  const lastDay = endDate ?? dayOf(now)
  const code = wrongDays(startDate, lastDay)
  if (code) return { ok: false, field: 'startDate', code }
  const from = startOfDay(startDate)
  const until = startOfDay(lastDay) + dayMs
  const bucketMs = until - from <= mostDaysByDay * dayMs ? dayMs : weekMs
  return { ok: true, period: { from, until, bucketMs } }
}

const isUnit = (text: string | undefined): boolean => text !== undefined && /^(week|day)s?$/.test(text)

/** What GET /api/statistics/all is about: the last so many weeks or days, or one period from a day to another. */
export function periodOf(query: StatisticsQuery, now: number): PeriodVerdict {
  if (query.from_date !== undefined || query.to_date !== undefined) {
    const span = spanOfDays(query.from_date ?? firstDay, query.to_date, now)
    if (!span.ok) return { ...span, field: 'from_date' }
    const { from, until } = span.period
    return { ok: true, period: { from, until, bucketMs: until - from } }
  }
  const [number, unit = 'weeks'] = isUnit(query.filter_by)
    ? [query.interval, query.filter_by]
    : [query.filter_by, query.interval]
  if (!isUnit(unit)) return { ok: false, field: 'interval', code: 'statistics.unit-wrong' }
  const count = number === undefined ? filterRange.usual : Number(number)
  if (!Number.isInteger(count) || count < filterRange.min || count > filterRange.max) {
    return { ok: false, field: 'filter_by', code: 'statistics.number-wrong' }
  }
  const bucketMs = unit.startsWith('week') ? weekMs : dayMs
  const until = endOfDay(now)
  return { ok: true, period: { from: until - count * bucketMs, until, bucketMs } }
}
