import { ProjectsOfUserAnswer, ProjectsOfUserQuery } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { shownProfile } from '../../auth/shown-profile.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { tellOwner } from '../../projects/tell-owner.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/of-user: a person's shelf; all of it for themselves, what is published for everybody else. */
export function projectsOfUser(app: App, context: ServerContext): void {
  app.get(
    '/api/project/of-user',
    {
      schema: {
        operationId: 'projectsOfUser',
        querystring: ProjectsOfUserQuery,
        response: { 200: ProjectsOfUserAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { accounts, projects, reports } = context.storage
      const owner = await accounts.byUsername(request.query.username)
      if (!owner) return sendProblem(reply, 'account.person-missing')
      const readerId = request.login?.account.id ?? null
      const isSelf = readerId === owner.id
      const profile = await shownProfile(context.storage, readerId, owner.id)
      if (!profile) return sendProblem(reply, 'account.person-missing')
      const { username, name, profileImg } = profile.account
      const shelf = await projects.ofOwner(owner.id, !isSelf)
      return {
        user: { username, name, profileImg },
        projects: isSelf ? await tellOwner(reports, owner.id, shelf) : [...shelf],
      }
    },
  )
}
