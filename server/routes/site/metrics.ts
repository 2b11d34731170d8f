import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { anybody } from '../../auth/security.ts'
import { mayReadMetrics } from '../../operations/may-read-metrics.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { download } from '../download.ts'
import { refusals } from '../refusals.ts'

/** GET /metrics: figures for Prometheus, without anything about a person. For others it is not there. */
export function metrics(app: App, { metrics: figures, settings }: ServerContext): void {
  app.get(
    '/metrics',
    {
      schema: {
        operationId: 'metrics',
        security: anybody,
        response: { 200: download('text/plain'), ...refusals },
      },
    },
    async (request, reply) => {
      if (!mayReadMetrics(request, settings.metricsToken)) return sendProblem(reply, 'general.not-found')
      const { type, body } = await figures.text()
      return reply.type(type).header('cache-control', 'no-store').send(body)
    },
  )
}
