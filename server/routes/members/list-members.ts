import { MembersAnswer, MembersQuery } from '../../../protocol/http/members.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/members: whom the owner has invited, for the owner. */
export function listMembers(app: App, context: ServerContext): void {
  app.get(
    '/api/project/members',
    {
      schema: {
        operationId: 'listMembers',
        security: loggedIn,
        querystring: MembersQuery,
        response: { 200: MembersAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects, members } = context.storage
      const { projectId } = request.query
      const check = await checkProject(projects, request.login, projectId, 'invite')
      if (!check.ok) return sendProblem(reply, check.code)
      return { members: [...(await members.ofProject(projectId, check.login.account.id))] }
    },
  )
}
