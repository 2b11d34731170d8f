import { AcceptInvitationAnswer, AcceptInvitationRequest } from '../../../protocol/http/invitations.ts'
import type { App } from '../../app/app.ts'
import { limitPerPerson } from '../../app/limit-per-person.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'
import { hashInvitation } from './hash-invitation.ts'

/** Links that one person may try in a minute; nobody guesses 256 bits, this only keeps the database at rest. */
const triesPerMinute = 30

const refusalOf = {
  hidden: 'moderation.hidden',
  over: 'project.invitation-over',
  'sent-away': 'project.sent-away',
  'other-class': 'class.only-within',
} as const

/** POST /api/project/invitations/accept: whoever has a link and is logged in becomes a member by it. */
export function acceptInvitation(app: App, context: ServerContext): void {
  const mayGoOn = limitPerPerson(app, { max: triesPerMinute, timeWindow: '1 minute' })

  app.post(
    '/api/project/invitations/accept',
    {
      schema: {
        operationId: 'acceptInvitation',
        security: loggedIn,
        body: AcceptInvitationRequest,
        response: { 200: AcceptInvitationAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      if (!(await mayGoOn(request))) return sendProblem(reply, 'general.too-many-requests')
      const { projects, invitations } = context.storage
      const userId = request.login.account.id
      const accepted = await invitations.accept(hashInvitation(request.body.token), userId, context.now())
      if (!accepted.ok) return sendProblem(reply, refusalOf[accepted.reason])
      const { projectId, role } = accepted
      const project = await projects.summary(projectId)
      if (!project) return sendProblem(reply, 'project.invitation-over')
      context.sync.accessChanged(projectId, userId)
      return { project, access: role }
    },
  )
}
