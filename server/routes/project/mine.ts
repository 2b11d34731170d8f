import { MyProjectsAnswer } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/mine: own projects and those one is invited to, newest change first. */
export function myProjects(app: App, context: ServerContext): void {
  app.get(
    '/api/project/mine',
    {
      schema: {
        operationId: 'myProjects',
        security: loggedIn,
        response: { 200: MyProjectsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      return { projects: [...(await context.storage.projects.ofMember(request.login.account.id))] }
    },
  )
}
