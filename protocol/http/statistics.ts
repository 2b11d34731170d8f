import { z } from 'zod'
import { courseNames } from '../courses/courses.ts'
import { eventTypes } from '../events/event-types.ts'
import { startOfDay } from '../start-of-day.ts'
import { because } from './because.ts'

/** Where statistics begin when nobody says (spec 9); they end today. */
export const firstDay = '2022-11-01'

/** Groups of fewer people are not shown: their count is 0, and `hidden` says so. */
export const smallestGroup = 10

/** Number of weeks or days that the filter may reach back (spec 5), and what it does unless asked. */
export const filterRange = { min: 1, max: 10, usual: 8 } as const

/** A day, as YYYY-MM-DD or YYYYMMDD; read as the first. */
const Day = z
  .string()
  .regex(/^\d{4}-?\d{2}-?\d{2}$/, because('statistics.day-wrong'))
  .transform((text) => text.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3'))
  .refine((day) => {
    const time = startOfDay(day)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  }, because('statistics.day-wrong'))

/**
 * Query of GET /api/statistics/all: the last so many weeks or days, or a span of days with both ends in it. The number may stand under
 * `filter_by` and the unit under `interval`, or the other way round.
 */
export const StatisticsQuery = z.object({
  filter_by: z.string().max(10).optional(),
  interval: z.string().max(10).optional(),
  from_date: Day.optional(),
  to_date: Day.optional(),
})
export type StatisticsQuery = z.infer<typeof StatisticsQuery>

/** Counts by the first day of their period; and the periods whose group was too small to be shown. */
const Counts = z.tuple([z.record(z.string(), z.number()), z.object({ hidden: z.array(z.string()) })])

/** Answer of GET /api/statistics/all. There are no comments in this edition: their counts are always 0. */
export const StatisticsAnswer = z.object({
  projects: Counts,
  upvotes: Counts,
  comments: Counts,
  remixes: Counts,
})
export type StatisticsAnswer = z.infer<typeof StatisticsAnswer>

/** A condition on events (spec 7). `hoc` is the course, `step` the number of its step. */
const Filter = z.object({
  subprop_type: z.string().max(40).optional(),
  subprop_key: z.enum(['hoc', 'step', 'page'], because('statistics.filter-wrong')),
  subprop_op: z.enum(['is', 'is not', 'less', 'greater'], because('statistics.filter-wrong')).default('is'),
  subprop_value: z
    .union([
      z.string().max(100),
      z.number(),
      z
        .array(z.union([z.string().max(100), z.number()]))
        .min(1)
        .max(20),
    ])
    .transform((value) => (Array.isArray(value) ? value : [value]).map(String)),
})

const CountedEvent = z.object({
  event_type: z.enum(eventTypes, because('statistics.event-unknown')),
  filters: z.array(Filter).max(5).default([]),
})

/** Events of one question. */
const mostEvents = 10

/** `event1`, `event2`, … in the order of their numbers; without a gap. */
const NamedEvents = z
  .record(z.string().regex(/^event([1-9]|10)$/, because('statistics.event-unknown')), CountedEvent)
  .refine((events) => {
    const count = Object.keys(events).length
    return (
      count > 0 &&
      count <= mostEvents &&
      Array.from({ length: count }, (_, i) => `event${i + 1}`).every((name) => name in events)
    )
  }, because('statistics.event-unknown'))

/** Body of the three calls that count named events. An empty `hoc` is none. */
export const EventsQuestion = z.object({
  events: NamedEvents,
  startDate: Day.default(firstDay),
  endDate: Day.optional(),
  hoc: z.enum([...courseNames, ''], because('statistics.filter-wrong')).optional(),
})
export type EventsQuestion = z.infer<typeof EventsQuestion>

/** One line of a segmentation: of event n, `seriesCollapsed[n][0]`. */
const Collapsed = z.array(z.array(z.object({ value: z.number(), hidden: z.boolean() })))

/** Answer of POST /api/statistics/segmentation: how many people, in all and by day or week. */
export const SegmentationAnswer = z.object({
  data: z.object({
    seriesLabels: z.array(z.string()),
    /** First days of the periods. */
    xValues: z.array(z.string()),
    series: z.array(z.array(z.number())),
    seriesCollapsed: Collapsed,
  }),
})
export type SegmentationAnswer = z.infer<typeof SegmentationAnswer>

/** Answer of POST /api/statistics/segmentation-total: how often, in all. */
export const SegmentationTotalAnswer = z.object({
  data: z.object({ seriesLabels: z.array(z.string()), seriesCollapsed: Collapsed }),
})
export type SegmentationTotalAnswer = z.infer<typeof SegmentationTotalAnswer>

/** Answer of POST /api/statistics/funnel: `data[0].cumulativeRaw[n]` people did the first n + 1 steps one after the other. */
export const FunnelAnswer = z.object({
  data: z.array(
    z.object({
      events: z.array(z.string()),
      cumulativeRaw: z.array(z.number()),
      /** Shares of the first step. */
      cumulative: z.array(z.number()),
      hidden: z.array(z.boolean()),
    }),
  ),
})
export type FunnelAnswer = z.infer<typeof FunnelAnswer>
