import { CommunityProjectsAnswer } from '../../../protocol/http/community.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/v2/liked/projects: what one has liked, newest like first. */
export function likedProjects(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/project/v2/liked/projects',
    {
      schema: {
        operationId: 'likedProjects',
        security: loggedIn,
        response: { 200: CommunityProjectsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      return { projects: [...(await storage.community.likedBy(request.login.account.id))] }
    },
  )
}
