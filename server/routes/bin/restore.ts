import { BinRequest } from '../../../protocol/http/bin.ts'
import { ProjectAnswer } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { sendProject } from '../project/send-project.ts'
import { refusals } from '../refusals.ts'

/** POST /api/project/bin/restore: takes one's own project out of the bin, with all that it was. */
export function restoreProject(app: App, context: ServerContext): void {
  app.post(
    '/api/project/bin/restore',
    {
      schema: {
        operationId: 'restoreProject',
        security: loggedIn,
        body: BinRequest,
        response: { 200: ProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const { id } = request.body
      const isBack = await context.storage.bin.restore(id, request.login.account.id, context.now())
      return isBack ? sendProject(reply, context, id) : sendProblem(reply, 'project.not-in-bin')
    },
  )
}
