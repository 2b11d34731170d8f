import { ProjectsOfUserAnswer, ProjectsOfUserQuery } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { sendProblem } from '../../problems/send-problem.ts'
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
      const owner = await context.storage.accounts.byUsername(request.query.username)
      if (!owner) return sendProblem(reply, 'account.person-missing')
      const isSelf = request.login?.account.id === owner.id
      if (!isSelf && (await context.storage.reports.isProfileHidden(owner.id))) {
        return sendProblem(reply, 'account.person-missing')
      }
      const { username, name, profileImg } = owner
      return {
        user: { username, name, profileImg },
        projects: [...(await context.storage.projects.ofOwner(owner.id, !isSelf))],
      }
    },
  )
}
