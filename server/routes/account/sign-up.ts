import { SignUpRequest, UserAnswer } from '../../../protocol/http/account.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { hashPassword } from '../../auth/password.ts'
import { startSession } from '../../auth/start-session.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newId } from '../../storage/new-id.ts'
import { refusals } from '../refusals.ts'
import { userOf } from './user-of.ts'

/** POST /api/users: a new account, logged in at once (spec 7). */
export function signUp(app: App, context: ServerContext): void {
  const perAddress = app.createRateLimit({ max: context.settings.signUpsPerHour, timeWindow: '1 hour' })

  app.post(
    '/api/users',
    { schema: { operationId: 'signUp', body: SignUpRequest, response: { 200: UserAnswer, ...refusals } } },
    async (request, reply) => {
      if (!isAllowed(await perAddress(request))) return sendProblem(reply, 'account.too-many-tries')
      const { name, username, email, password, profileImg } = request.body
      const account = {
        id: newId(),
        username,
        name,
        email,
        profileImg: profileImg || null,
        createdAt: context.now(),
      }
      const outcome = await context.storage.accounts.create({
        ...account,
        passwordHash: await hashPassword(password),
      })
      if (outcome !== 'created') {
        const field = outcome === 'username-taken' ? 'username' : 'email'
        const code = outcome === 'username-taken' ? 'account.username-taken' : 'account.email-taken'
        return sendProblem(reply, code, [{ field, code }])
      }
      await startSession(reply, account.id, context)
      return { user: userOf(account) }
    },
  )
}
