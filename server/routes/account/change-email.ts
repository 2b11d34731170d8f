import {
  ChangeEmailAnswer,
  ChangeEmailRequest,
  ConfirmEmailAnswer,
  ConfirmEmailRequest,
} from '../../../protocol/http/email-change.ts'
import { letterCodeMs } from '../../../protocol/http/password-reset.ts'
import { afterAnswer } from '../../app/after-answer.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { isPassword } from '../../auth/password.ts'
import { hashResetCode, maxCodeTries, newResetCode } from '../../auth/reset-code.ts'
import { loggedIn } from '../../auth/security.ts'
import { hashSessionToken, newSessionToken } from '../../auth/session-token.ts'
import { whoAsks } from '../../auth/who-asks.ts'
import { emailChangeLetter } from '../../mail/email-change-letters.ts'
import { mailLanguage } from '../../mail/mail-language.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

const wishesPerHour = 5
const triesPerHour = 60

/**
 * POST /api/users/email: another email address, by the password. POST /api/users/email/confirm: the code from the old mailbox and the one
 * from the new, in any order; with the second it is changed. Nobody learns whose an address is: at one of somebody else no code arrives.
 */
export function changeEmail(app: App, context: ServerContext): void {
  const { storage, mailer, now } = context
  const limit = (max: number) => app.createRateLimit({ max, timeWindow: '1 hour', keyGenerator: whoAsks })
  const [wishes, tries] = [limit(wishesPerHour), limit(triesPerHour)]

  app.post(
    '/api/users/email',
    {
      schema: {
        operationId: 'changeEmail',
        security: loggedIn,
        body: ChangeEmailRequest,
        response: { 200: ChangeEmailAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      if (!isAllowed(await wishes(request))) return sendProblem(reply, 'account.too-many-tries')
      const { id: userId, username, email: oldAddress } = request.login.account
      const { email: newAddress, password = '' } = request.body
      if (oldAddress === '') return sendProblem(reply, 'account.email-none')
      const hash = await storage.accounts.passwordHash(userId)
      if (hash !== null && !(await isPassword(hash, password))) {
        return sendProblem(reply, 'account.password-wrong')
      }
      if (newAddress.toLowerCase() === oldAddress.toLowerCase()) {
        return sendFieldErrors(reply, [{ field: 'email', code: 'account.email-same' }])
      }
      const token = newSessionToken()
      const at = now()
      const [oldCode, newCode] = [newResetCode(), newResetCode()]
      const isOwnAddress = (await storage.accounts.byEmail(oldAddress))?.account.id === userId
      const isFree = (await storage.accounts.byEmail(newAddress)) === undefined
      await storage.emailChanges.begin({
        userId,
        tokenHash: hashSessionToken(token),
        email: newAddress,
        oldCodeHash: isOwnAddress ? hashResetCode(token, oldCode) : null,
        newCodeHash: hashResetCode(token, newCode),
        at,
        expiresAt: at + letterCodeMs,
      })
      const language = mailLanguage(request.headers['accept-language'])
      const send = (which: 'old' | 'new', to: string, code: string): void =>
        mailer.send(emailChangeLetter(which, to, { username, newAddress, code }, language))
      afterAnswer(reply, () => {
        if (isOwnAddress) send('old', oldAddress, oldCode)
        if (isFree) send('new', newAddress, newCode)
      })
      return { token }
    },
  )

  app.post(
    '/api/users/email/confirm',
    {
      schema: {
        operationId: 'confirmEmail',
        security: loggedIn,
        body: ConfirmEmailRequest,
        response: { 200: ConfirmEmailAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      if (!isAllowed(await tries(request))) return sendProblem(reply, 'account.too-many-tries')
      const { token, code } = request.body
      const verdict = await storage.emailChanges.confirm(
        request.login.account.id,
        hashSessionToken(token),
        hashResetCode(token, code),
        now(),
        maxCodeTries,
      )
      if (verdict === 'wrong') return sendProblem(reply, 'account.code-wrong')
      if (verdict === 'over') return sendProblem(reply, 'account.code-over')
      if (verdict === 'taken') return sendProblem(reply, 'account.email-taken')
      return { isChanged: verdict === 'changed' }
    },
  )
}
