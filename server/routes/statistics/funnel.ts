import { EventsQuestion, FunnelAnswer } from '../../../protocol/http/statistics.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { hasRole } from '../../auth/has-role.ts'
import { staffOnly } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { spanOfDays } from '../../statistics/period.ts'
import { selectionsOf } from '../../statistics/selections.ts'
import { shown } from '../../statistics/shown.ts'
import { refusals } from '../refusals.ts'

/** POST /api/statistics/funnel: how many people did the first step, then the second after it, and so on. */
export function funnel(app: App, { statistics, now }: ServerContext): void {
  app.post(
    '/api/statistics/funnel',
    {
      schema: {
        operationId: 'funnel',
        security: staffOnly,
        body: EventsQuestion,
        response: { 200: FunnelAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!hasRole(request.login, 'staff')) return sendProblem(reply, 'statistics.staff-only')
      const verdict = spanOfDays(request.body.startDate, request.body.endDate, now())
      if (!verdict.ok) return sendProblem(reply, verdict.code, [verdict])
      const { from, until } = verdict.period
      const steps = selectionsOf(request.body)
      const counts = await statistics.funnel({ steps: [...steps], from, until })
      const groups = counts.map((people) => shown({ people }, people))
      const [first] = groups
      return {
        data: [
          {
            events: steps.map(({ type }) => type),
            cumulativeRaw: groups.map(({ value }) => value),
            cumulative: groups.map(({ value }) => (first && first.value > 0 ? value / first.value : 0)),
            hidden: groups.map(({ hidden }) => hidden),
          },
        ],
      }
    },
  )
}
