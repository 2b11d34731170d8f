import { UserAnswer } from '../../../protocol/http/account.ts'
import { KeepAccountRequest } from '../../../protocol/http/class.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isCommonPassword } from '../../auth/common-passwords.ts'
import { hashPassword } from '../../auth/password.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { unkindFields } from '../../words/unkind-fields.ts'
import { refusals } from '../refusals.ts'
import { userOf } from './user-of.ts'

/**
 * POST /api/users/keep: a pupil's account, with all its work, becomes one of its own. An email that belongs to an older account is
 * answered like any other and gives no right to the address.
 */
export function keepAccount(app: App, context: ServerContext): void {
  app.post(
    '/api/users/keep',
    {
      schema: {
        operationId: 'keepAccount',
        security: loggedIn,
        body: KeepAccountRequest,
        response: { 200: UserAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const { account, roles } = request.login
      const { email, password, username = account.username } = request.body
      const unkind = unkindFields({ username })
      if (unkind.length > 0) return sendFieldErrors(reply, unkind)
      if (isCommonPassword(password)) {
        return sendFieldErrors(reply, [{ field: 'password', code: 'account.password-common' }])
      }
      const kept = { username, email, passwordHash: await hashPassword(password) }
      const outcome = await context.storage.classes.keep(account.id, kept)
      if (outcome === 'not-a-pupil') return sendProblem(reply, 'class.account-whole')
      if (outcome === 'username-taken') {
        return sendFieldErrors(reply, [{ field: 'username', code: 'account.username-taken' }])
      }
      return { user: userOf({ ...account, username, email }, roles) }
    },
  )
}
