import { InvitationsAnswer, InvitationsQuery } from '../../../protocol/http/invitations.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/invitations: the links that the owner has made and not taken back, for the owner. */
export function listInvitations(app: App, context: ServerContext): void {
  app.get(
    '/api/project/invitations',
    {
      schema: {
        operationId: 'listInvitations',
        security: loggedIn,
        querystring: InvitationsQuery,
        response: { 200: InvitationsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects, invitations } = context.storage
      const { projectId } = request.query
      const check = await checkProject(projects, request.login, projectId, 'invite')
      if (!check.ok) return sendProblem(reply, check.code)
      return { invitations: [...(await invitations.ofProject(projectId))] }
    },
  )
}
