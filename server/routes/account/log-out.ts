import type { FastifyReply, FastifyRequest } from 'fastify'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isOwnRequest } from '../../auth/is-own-request.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET and POST /api/auth/logout. GET is the spec's; it is taken from our own pages only. */
export function logOut(app: App, context: ServerContext): void {
  const end = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwnRequest(request.headers, [context.addresses.app])) {
      return sendProblem(reply, 'general.foreign-origin')
    }
    if (request.login) {
      await context.storage.sessions.end(request.login.tokenHash)
      context.sync.sessionEnded(request.login.tokenHash)
    }
    reply.header('set-cookie', context.cookie.clear())
    return {}
  }
  const response = { 200: EmptyAnswer, ...refusals }
  app.get('/api/auth/logout', { schema: { operationId: 'logOut', response } }, end)
  app.post('/api/auth/logout', { schema: { operationId: 'logOutByPost', response } }, end)
}
