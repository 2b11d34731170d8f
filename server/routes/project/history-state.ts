import { toBase64 } from 'lib0/buffer'
import { HistoryStateAnswer, HistoryStateQuery } from '../../../protocol/http/history.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { stateAt } from '../../sync/state-at.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/history/state: the project as it was at a moment; bringing it back is a command of the client. */
export function projectHistoryState(app: App, context: ServerContext): void {
  const { projects, updateLog: log } = context.storage
  app.get(
    '/api/project/history/state',
    {
      schema: {
        operationId: 'projectHistoryState',
        security: loggedIn,
        querystring: HistoryStateQuery,
        response: { 200: HistoryStateAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projectId, at } = request.query
      const check = await checkProject(projects, request.login, projectId, 'edit')
      if (!check.ok) return sendProblem(reply, check.code)
      const document = await stateAt(projectId, at, { log, now: context.now, logger: app.log })
      if (!document) return sendProblem(reply, 'project.moment-missing')
      return { document: toBase64(document) }
    },
  )
}
