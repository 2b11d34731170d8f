import { SyncTicketAnswer, SyncTicketRequest } from '../../../protocol/http/sync.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { may } from '../../auth/policy.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** POST /api/sync/ticket: lets whoever asks into the room of a project once, over `/sync`. */
export function syncTicket(app: App, context: ServerContext): void {
  app.post(
    '/api/sync/ticket',
    {
      schema: {
        operationId: 'syncTicket',
        security: loggedIn,
        body: SyncTicketRequest,
        response: { 200: SyncTicketAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { login } = request
      if (!login) return sendProblem(reply, 'account.login-needed')
      const { projectId } = request.body
      const standing = await context.storage.projects.standing(projectId, login.account.id)
      if (!standing || !may(standing, login.account.id, 'see')) return sendProblem(reply, 'project.missing')
      if (!may(standing, login.account.id, 'join')) return sendProblem(reply, 'sync.forbidden')
      const holder = { projectId, tokenHash: login.tokenHash }
      const ticket = await context.sync.ticket(login.account.id, holder)
      return ticket === undefined ? sendProblem(reply, 'general.too-many-requests') : { ticket }
    },
  )
}
