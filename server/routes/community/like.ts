import { LikeAnswer, LikeRequest } from '../../../protocol/http/community.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkAddress } from '../../auth/check-address.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** POST /api/project/like: one's own like of a project that one may see (spec 7); never anybody else's. */
export function like(app: App, context: ServerContext): void {
  app.post(
    '/api/project/like',
    {
      schema: {
        operationId: 'like',
        security: loggedIn,
        body: LikeRequest,
        response: { 200: LikeAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const { projects, likes } = context.storage
      const check = await checkAddress(projects, request.login, request.body)
      if (!check.ok) return sendProblem(reply, check.code)
      const { projectId } = check.standing
      const userId = request.login.account.id
      const wanted = request.body.isLiked ?? !(await likes.of(projectId, userId)).isLikedByMe
      await likes.set(projectId, userId, wanted, context.now())
      if (wanted) await context.activity.liked(userId, check.standing)
      const { isLikedByMe, count } = await likes.of(projectId, userId)
      return { isLikedByMe, likesCount: count }
    },
  )
}
