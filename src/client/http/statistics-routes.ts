import type { z } from 'zod'
import {
  type EventsQuestion,
  FunnelAnswer,
  SegmentationAnswer,
  SegmentationTotalAnswer,
  StatisticsAnswer,
  type StatisticsQuery,
} from '../../../protocol/http/statistics.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

type Question = z.input<typeof EventsQuestion>

/** New projects, likes, comments and remixes of the last weeks or days, or of a span of days; for staff. */
export const statisticsRoute: Route<StatisticsQuery, StatisticsAnswer> = {
  method: 'GET',
  path: (query) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    return `/api/statistics/all?${new URLSearchParams(given)}`
  },
  answer: StatisticsAnswer,
}

/** How many people did something, by day or week and in all; for staff. */
export const segmentationRoute: Route<Question, SegmentationAnswer> = {
  method: 'POST',
  path: () => '/api/statistics/segmentation',
  send: jsonBody,
  answer: SegmentationAnswer,
}

/** How often something happened in all; for staff. */
export const segmentationTotalRoute: Route<Question, SegmentationTotalAnswer> = {
  method: 'POST',
  path: () => '/api/statistics/segmentation-total',
  send: jsonBody,
  answer: SegmentationTotalAnswer,
}

/** How many people did steps one after the other; for staff. */
export const funnelRoute: Route<Question, FunnelAnswer> = {
  method: 'POST',
  path: () => '/api/statistics/funnel',
  send: jsonBody,
  answer: FunnelAnswer,
}
