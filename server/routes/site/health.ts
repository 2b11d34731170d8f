import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { anybody } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /healthz: the process answers. GET /readyz: the database answers too. */
export function health(app: App, { storage }: ServerContext): void {
  app.get(
    '/healthz',
    { schema: { operationId: 'healthz', security: anybody, response: { 200: EmptyAnswer } } },
    async () => ({}),
  )
  app.get(
    '/readyz',
    { schema: { operationId: 'readyz', security: anybody, response: { 200: EmptyAnswer, ...refusals } } },
    async (request, reply) => {
      try {
        await storage.ping()
        return {}
      } catch (error) {
        request.log.error({ err: error }, 'database does not answer')
        return sendProblem(reply, 'general.not-ready')
      }
    },
  )
}
