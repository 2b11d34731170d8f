import { BinAnswer } from '../../../protocol/http/bin.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/bin: the projects that one has deleted in the last 30 days. */
export function bin(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/project/bin',
    { schema: { operationId: 'bin', security: loggedIn, response: { 200: BinAnswer, ...refusals } } },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      return { projects: [...(await storage.bin.ofOwner(request.login.account.id))] }
    },
  )
}
