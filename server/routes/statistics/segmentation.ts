import {
  EventsQuestion,
  SegmentationAnswer,
  SegmentationTotalAnswer,
} from '../../../protocol/http/statistics.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { hasRole } from '../../auth/has-role.ts'
import { staffOnly } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { dayOf } from '../../statistics/days.ts'
import { spanOfDays } from '../../statistics/period.ts'
import { selectionsOf } from '../../statistics/selections.ts'
import { shown } from '../../statistics/shown.ts'
import { refusals } from '../refusals.ts'

/** POST /api/statistics/segmentation: how many people did something, by day or week and in all. POST …/segmentation-total: how often. */
export function segmentation(app: App, { statistics, now }: ServerContext): void {
  app.post(
    '/api/statistics/segmentation',
    {
      schema: {
        operationId: 'segmentation',
        security: staffOnly,
        body: EventsQuestion,
        response: { 200: SegmentationAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!hasRole(request.login, 'staff')) return sendProblem(reply, 'statistics.staff-only')
      const verdict = spanOfDays(request.body.startDate, request.body.endDate, now())
      if (!verdict.ok) return sendProblem(reply, verdict.code, [verdict])
      const { from, until, bucketMs } = verdict.period
      const selections = selectionsOf(request.body)
      const segments = await Promise.all(
        selections.map((selection) => statistics.segment({ selection, ...verdict.period })),
      )
      const starts = Array.from(
        { length: Math.ceil((until - from) / bucketMs) },
        (_, number) => from + number * bucketMs,
      )
      return {
        data: {
          seriesLabels: selections.map(({ type }) => type),
          xValues: starts.map(dayOf),
          series: segments.map(({ buckets }) => {
            const tallies = new Map(buckets)
            return starts.map((_, number) => {
              const { people } = tallies.get(number) ?? { people: 0 }
              return shown({ people }, people).value
            })
          }),
          seriesCollapsed: segments.map(({ total }) => [shown(total, total.people)]),
        },
      }
    },
  )
  app.post(
    '/api/statistics/segmentation-total',
    {
      schema: {
        operationId: 'segmentationTotal',
        security: staffOnly,
        body: EventsQuestion,
        response: { 200: SegmentationTotalAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!hasRole(request.login, 'staff')) return sendProblem(reply, 'statistics.staff-only')
      const verdict = spanOfDays(request.body.startDate, request.body.endDate, now())
      if (!verdict.ok) return sendProblem(reply, verdict.code, [verdict])
      const selections = selectionsOf(request.body)
      const segments = await Promise.all(
        selections.map((selection) => statistics.segment({ selection, ...verdict.period })),
      )
      return {
        data: {
          seriesLabels: selections.map(({ type }) => type),
          seriesCollapsed: segments.map(({ total }) => [shown(total, total.events)]),
        },
      }
    },
  )
}
