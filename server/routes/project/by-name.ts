import { ProjectByNameAnswer, ProjectByNameQuery } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { accessOf, may } from '../../auth/policy.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/**
 * GET /api/project/by-name: a project at its address, and what the asker is to it. Missing when they may not see it. An address from before
 * a renaming is answered too; its reader goes on under the answered `project.name`.
 */
export function projectByName(app: App, context: ServerContext): void {
  app.get(
    '/api/project/by-name',
    {
      schema: {
        operationId: 'projectByName',
        querystring: ProjectByNameQuery,
        response: { 200: ProjectByNameAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projects, likes, reports } = context.storage
      const userId = request.login?.account.id ?? null
      const projectId = await projects.idByName(request.query.username, request.query.name)
      const standing = projectId && (await projects.standing(projectId, userId))
      const access = standing && accessOf(standing, userId)
      const project = standing && (await projects.summary(standing.projectId))
      if (!access || !project) return sendProblem(reply, 'project.missing')
      // Nobody else hears of it.
      const isHidden = access === 'owner' && (await reports.isProjectHidden(project._id))
      const { isLikedByMe, count } = await likes.of(project._id, userId)
      return {
        project: isHidden ? { ...project, isHidden } : project,
        tags: [...(await projects.tags(project._id))],
        access,
        isMember: may(standing, userId, 'join'),
        isLikedByMe,
        likesCount: count,
      }
    },
  )
}
