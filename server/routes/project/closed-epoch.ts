import { toBase64 } from 'lib0/buffer'
import { ClosedEpochAnswer, ClosedEpochQuery } from '../../../protocol/http/closed-epoch.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/closed-epoch: how a project ended an epoch, for somebody who comes back with unsent work of it (ADR 9). */
export function closedEpoch(app: App, context: ServerContext): void {
  const { projects, updateLog } = context.storage
  app.get(
    '/api/project/closed-epoch',
    {
      schema: {
        operationId: 'closedEpoch',
        security: loggedIn,
        querystring: ClosedEpochQuery,
        response: { 200: ClosedEpochAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projectId, epoch } = request.query
      const check = await checkProject(projects, request.login, projectId, 'join')
      if (!check.ok) return sendProblem(reply, check.code)
      const document = await updateLog.closedEpoch(projectId, epoch)
      if (!document) return sendProblem(reply, 'project.epoch-missing')
      return { document: toBase64(document) }
    },
  )
}
