import type { FastifyRequest } from 'fastify'
import { LoginRequest, UserAnswer } from '../../../protocol/http/account.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { isPassword } from '../../auth/password.ts'
import { startSession } from '../../auth/start-session.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'
import { userOf } from './user-of.ts'

/** POST /api/auth/login: by username or email. Unknown names and wrong passwords are refused alike and take as long. */
export function logIn(app: App, context: ServerContext): void {
  const { loginTriesPerMinute } = context.settings
  const nameOf = (request: FastifyRequest): string =>
    LoginRequest.safeParse(request.body).data?.username.toLowerCase() ?? ''
  const perName = app.createRateLimit({
    max: loginTriesPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${request.ip}|${nameOf(request)}`,
  })
  const perAddress = app.createRateLimit({ max: loginTriesPerMinute * 10, timeWindow: '1 minute' })

  app.post(
    '/api/auth/login',
    { schema: { operationId: 'logIn', body: LoginRequest, response: { 200: UserAnswer, ...refusals } } },
    async (request, reply) => {
      if (!isAllowed(await perName(request)) || !isAllowed(await perAddress(request))) {
        return sendProblem(reply, 'account.too-many-tries')
      }
      const { username, password } = request.body
      const found = await context.storage.accounts.withPassword(username)
      if (!(await isPassword(found?.passwordHash, password)) || !found) {
        return sendProblem(reply, 'account.credentials-wrong')
      }
      await startSession(reply, found.account.id, context)
      return { user: userOf(found.account) }
    },
  )
}
