import { CommunityProjectsAnswer, SimilarQuery } from '../../../protocol/http/community.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkAddress } from '../../auth/check-address.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/similiar (the spec's spelling): published projects that have something in common with one. */
export function similarProjects(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/project/similiar',
    {
      schema: {
        operationId: 'similarProjects',
        querystring: SimilarQuery,
        response: { 200: CommunityProjectsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const check = await checkAddress(storage.projects, request.login, request.query)
      if (!check.ok) return sendProblem(reply, check.code)
      const { limit } = request.query
      const { userId, standing } = check
      return { projects: [...(await storage.community.similarTo(standing.projectId, userId, limit))] }
    },
  )
}
