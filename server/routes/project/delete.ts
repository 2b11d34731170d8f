import { setTimeout as delay } from 'node:timers/promises'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { DeleteProjectRequest } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** The result is delivered after this time (spec 9). */
const answerDelayMs = 500

/** DELETE /api/project: into the owner's bin, from where it can come back for 30 days; whoever has it open is sent away. */
export function deleteProject(app: App, context: ServerContext): void {
  app.delete(
    '/api/project',
    {
      schema: {
        operationId: 'deleteProject',
        security: loggedIn,
        body: DeleteProjectRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects, bin } = context.storage
      const check = await checkProject(projects, request.login, request.body.id, 'delete')
      if (!check.ok) return sendProblem(reply, check.code)
      await bin.put(request.body.id, context.now())
      context.sync.accessChanged(request.body.id)
      await delay(answerDelayMs)
      return {}
    },
  )
}
