import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { RemoveMemberRequest } from '../../../protocol/http/members.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** DELETE /api/project/members: the owner takes an invitation back, or somebody leaves. Open connections close at once. */
export function removeMember(app: App, context: ServerContext): void {
  app.delete(
    '/api/project/members',
    {
      schema: {
        operationId: 'removeMember',
        security: loggedIn,
        body: RemoveMemberRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects, members, accounts } = context.storage
      const { projectId, username } = request.body
      const person = await accounts.byUsername(username)
      const isSelf = person !== undefined && person.id === request.login?.account.id
      const check = await checkProject(projects, request.login, projectId, isSelf ? 'see' : 'invite')
      if (!check.ok) return sendProblem(reply, check.code)
      if (!person) return sendProblem(reply, 'account.person-missing')
      const wasMember = isSelf
        ? await members.leave(projectId, person.id)
        : await members.sendAway(projectId, person.id, context.now())
      if (!wasMember) return sendProblem(reply, 'project.not-invited')
      context.sync.accessChanged(projectId, person.id)
      return {}
    },
  )
}
