import { BinRequest } from '../../../protocol/http/bin.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** DELETE /api/project/bin: one's own project in the bin, for good. */
export function removeFromBin(app: App, { storage }: ServerContext): void {
  app.delete(
    '/api/project/bin',
    {
      schema: {
        operationId: 'removeFromBin',
        security: loggedIn,
        body: BinRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const isGone = await storage.bin.remove(request.body.id, request.login.account.id)
      return isGone ? {} : sendProblem(reply, 'project.not-in-bin')
    },
  )
}
