import { ProjectAnswer, VisibilityRequest } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusalOfNotShown, refusals } from '../refusals.ts'
import { sendProject } from './send-project.ts'

const refusalOf = {
  ...refusalOfNotShown,
  'no-class': 'project.no-class',
  'approval-needed': 'class.approval-needed',
} as const

/** PUT /api/project/visibility: the owner says who may see a project; what is published follows it at once. */
export function setVisibility(app: App, context: ServerContext): void {
  app.put(
    '/api/project/visibility',
    {
      schema: {
        operationId: 'setVisibility',
        security: loggedIn,
        body: VisibilityRequest,
        response: { 200: ProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects } = context.storage
      const { id, visibility } = request.body
      const check = await checkProject(projects, request.login, id, 'show')
      if (!check.ok) return sendProblem(reply, check.code)
      const outcome = await projects.show(id, visibility)
      if (outcome !== 'shown') return sendProblem(reply, refusalOf[outcome])
      // Teachers were in the room because it was shown to the class.
      if (check.standing.visibility === 'class' && visibility !== 'class') context.sync.accessChanged(id)
      return sendProject(reply, context, id)
    },
  )
}
