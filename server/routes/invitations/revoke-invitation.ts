import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { RevokeInvitationRequest } from '../../../protocol/http/invitations.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** DELETE /api/project/invitations: the owner takes a link back. Whoever came in by it stays until they are removed. */
export function revokeInvitation(app: App, context: ServerContext): void {
  app.delete(
    '/api/project/invitations',
    {
      schema: {
        operationId: 'revokeInvitation',
        security: loggedIn,
        body: RevokeInvitationRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects, invitations } = context.storage
      const { projectId, id } = request.body
      const check = await checkProject(projects, request.login, projectId, 'invite')
      if (!check.ok) return sendProblem(reply, check.code)
      return (await invitations.revoke(projectId, id)) ? {} : sendProblem(reply, 'project.invitation-missing')
    },
  )
}
