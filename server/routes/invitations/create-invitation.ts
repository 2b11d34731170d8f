import { randomBytes } from 'node:crypto'
import { NewInvitationAnswer, NewInvitationRequest } from '../../../protocol/http/invitations.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newId } from '../../storage/new-id.ts'
import { refusalOfNotShown, refusals } from '../refusals.ts'
import { hashInvitation } from './hash-invitation.ts'

/** Links that one project may have at a time, used up ones included. */
const mostInvitations = 50

/** POST /api/project/invitations: the owner makes a link; what it holds is answered once and never stored. */
export function createInvitation(app: App, context: ServerContext): void {
  app.post(
    '/api/project/invitations',
    {
      schema: {
        operationId: 'createInvitation',
        security: loggedIn,
        body: NewInvitationRequest,
        response: { 200: NewInvitationAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects, invitations } = context.storage
      const { projectId, role, hours, maxUses } = request.body
      const check = await checkProject(projects, request.login, projectId, 'invite')
      if (!check.ok) return sendProblem(reply, check.code)
      if ((await invitations.ofProject(projectId)).length >= mostInvitations) {
        return sendProblem(reply, 'project.too-many-invitations')
      }
      const token = randomBytes(32).toString('base64url')
      const createdAt = context.now()
      const invitation = { id: newId(), role, createdAt, expiresAt: createdAt + hours * 3_600_000, maxUses }
      const outcome = await invitations.create({
        ...invitation,
        projectId,
        at: createdAt,
        tokenHash: hashInvitation(token),
      })
      if (outcome !== 'made') return sendProblem(reply, refusalOfNotShown[outcome])
      return { invitation: { ...invitation, uses: 0 }, token }
    },
  )
}
