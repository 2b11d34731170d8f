import { ProjectAnswer, VisibilityRequest } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { isWithin } from '../../auth/policy.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { unkindName } from '../../words/unkind-name.ts'
import { refusals } from '../refusals.ts'
import { sendProject } from './send-project.ts'

/** PUT /api/project/visibility: the owner says who may see a project; what is published follows it at once. */
export function setVisibility(app: App, context: ServerContext): void {
  app.put(
    '/api/project/visibility',
    {
      schema: {
        operationId: 'setVisibility',
        body: VisibilityRequest,
        response: { 200: ProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects } = context.storage
      const { id, visibility } = request.body
      const check = await checkProject(projects, request.login, id, 'show')
      if (!check.ok) return sendProblem(reply, check.code)
      if (visibility === 'class' && !(await projects.isInClass(check.login.account.id))) {
        return sendProblem(reply, 'project.no-class')
      }
      if (visibility !== 'private') {
        if (await context.storage.reports.isProjectHidden(id)) return sendProblem(reply, 'moderation.hidden')
        const widest = await context.storage.approvals.widest(id)
        if (!isWithin(visibility, widest)) return sendProblem(reply, 'class.approval-needed')
        const unkind = await unkindName(projects, id)
        if (unkind) return sendProblem(reply, unkind)
      }
      await projects.setVisibility(id, visibility)
      // Teachers were in the room because it was shown to the class.
      if (check.standing.visibility === 'class' && visibility !== 'class') context.sync.accessChanged(id)
      return sendProject(reply, context, id)
    },
  )
}
