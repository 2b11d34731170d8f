import type { EventType } from '../../../protocol/events/event-types.ts'
import { StatisticsAnswer, StatisticsQuery } from '../../../protocol/http/statistics.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { hasRole } from '../../auth/has-role.ts'
import { staffOnly } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { dayOf } from '../../statistics/days.ts'
import { type Period, periodOf } from '../../statistics/period.ts'
import { shown } from '../../statistics/shown.ts'
import { refusals } from '../refusals.ts'

/** GET /api/statistics/all: new projects, likes and remixes of the last weeks or days, or of a span of days. */
export function allStatistics(app: App, { statistics, now }: ServerContext): void {
  const countsOf = async (
    type: EventType | null,
    { from, until, bucketMs }: Period,
  ): Promise<StatisticsAnswer['projects']> => {
    const query = type && { selection: { type, filters: [] }, from, until, bucketMs }
    const tallies = new Map(query ? (await statistics.segment(query)).buckets : [])
    const periods = Array.from({ length: (until - from) / bucketMs }, (_, number) => {
      const { events, people } = tallies.get(number) ?? { events: 0, people: 0 }
      return { day: dayOf(from + number * bucketMs), ...shown({ people }, events) }
    })
    return [
      Object.fromEntries(periods.map(({ day, value }) => [day, value])),
      { hidden: periods.filter(({ hidden }) => hidden).map(({ day }) => day) },
    ]
  }

  app.get(
    '/api/statistics/all',
    {
      schema: {
        operationId: 'allStatistics',
        security: staffOnly,
        querystring: StatisticsQuery,
        response: { 200: StatisticsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!hasRole(request.login, 'staff')) return sendProblem(reply, 'statistics.staff-only')
      const verdict = periodOf(request.query, now())
      if (!verdict.ok) return sendProblem(reply, verdict.code, [verdict])
      const { period } = verdict
      return {
        projects: await countsOf('project-created', period),
        upvotes: await countsOf('like', period),
        comments: await countsOf(null, period),
        remixes: await countsOf('remix', period),
      }
    },
  )
}
