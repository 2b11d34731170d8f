import { MyProjectsAnswer } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { tellOwner } from '../../projects/tell-owner.ts'
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
      const { projects, reports } = context.storage
      const { id } = request.login.account
      return { projects: await tellOwner(reports, id, await projects.ofMember(id)) }
    },
  )
}
