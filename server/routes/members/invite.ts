import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { InviteRequest } from '../../../protocol/http/members.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusalOfNotShown, refusals } from '../refusals.ts'

const refusalOf = {
  'by-name': undefined,
  'by-link': 'project.invite-by-link',
  never: 'class.invite-within',
} as const

/**
 * POST /api/project/invite: the owner lets somebody edit or look. A changed role holds at once, in open connections too. Nobody names a pupil
 * from outside of their classes, and a pupil names nobody there.
 */
export function invite(app: App, context: ServerContext): void {
  app.post(
    '/api/project/invite',
    {
      schema: {
        operationId: 'invite',
        security: loggedIn,
        body: InviteRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects, members, accounts } = context.storage
      const { projectId, username, role } = request.body
      const check = await checkProject(projects, request.login, projectId, 'invite')
      if (!check.ok) return sendProblem(reply, check.code)
      const person = await accounts.byUsername(username)
      if (!person) return sendProblem(reply, 'account.person-missing')
      if (person.id === check.standing.ownerId) {
        return sendProblem(reply, 'project.owner-cannot-be-invited')
      }
      const refusal = refusalOf[await members.meeting(check.standing.ownerId, person.id)]
      if (refusal) return sendProblem(reply, refusal)
      const outcome = await members.invite(projectId, person.id, role, context.now())
      if (outcome !== 'invited') return sendProblem(reply, refusalOfNotShown[outcome])
      context.sync.accessChanged(projectId, person.id)
      return {}
    },
  )
}
