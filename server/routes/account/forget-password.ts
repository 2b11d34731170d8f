import {
  letterCodeMs,
  PasswordResetAnswer,
  PasswordResetRequest,
} from '../../../protocol/http/password-reset.ts'
import { afterAnswer } from '../../app/after-answer.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isCommonPassword } from '../../auth/common-passwords.ts'
import { endAllSessions } from '../../auth/end-all-sessions.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { hashPassword } from '../../auth/password.ts'
import {
  hashEmail,
  hashResetCode,
  maxCodesPerHour,
  maxCodeTries,
  newResetCode,
} from '../../auth/reset-code.ts'
import { anybody } from '../../auth/security.ts'
import { hashSessionToken, newSessionToken } from '../../auth/session-token.ts'
import { mailLanguage } from '../../mail/mail-language.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import { resetLetter } from '../../mail/reset-letter.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

const hourMs = 60 * 60 * 1000
/** Steps 2 and 3 from one address for each code that may be asked for there. */
const triesPerCode = 10

/**
 * POST /api/auth/forgetPassword in three steps (spec 7): the email, the code that was sent there, the new password. An email of nobody is
 * treated alike in every step, only that no letter comes and no code is right. The letter is sent after the answer.
 */
export function forgetPassword(app: App, context: ServerContext): void {
  const { storage, mailer, settings, now } = context
  const perAddress = app.createRateLimit({ max: settings.resetsPerHour, timeWindow: '1 hour' })
  const triesPerAddress = app.createRateLimit({
    max: settings.resetsPerHour * triesPerCode,
    timeWindow: '1 hour',
  })

  /** What is answered, and for an email of somebody the letter to send after it. */
  async function begin(
    email: string,
    acceptLanguage: string | undefined,
  ): Promise<{ token: string; letter: MailMessage | undefined } | undefined> {
    const at = now()
    await storage.passwordResets.forgetExpired(at - hourMs)
    const owner = await storage.accounts.byEmail(email)
    const token = newSessionToken()
    const code = newResetCode()
    const isBegun = await storage.passwordResets.begin(
      {
        tokenHash: hashSessionToken(token),
        emailHash: hashEmail(email),
        userId: owner?.account.id ?? null,
        codeHash: hashResetCode(token, code),
        at,
        expiresAt: at + letterCodeMs,
      },
      { max: maxCodesPerHour, since: at - hourMs },
    )
    if (!isBegun) return undefined
    const language = mailLanguage(acceptLanguage)
    const letter = owner && resetLetter(owner.account.email, owner.account.username, code, language)
    return { token, letter }
  }

  app.post(
    '/api/auth/forgetPassword',
    {
      schema: {
        operationId: 'forgetPassword',
        security: anybody,
        body: PasswordResetRequest,
        response: { 200: PasswordResetAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { body } = request
      const limit = 'email' in body ? perAddress : triesPerAddress
      if (!isAllowed(await limit(request))) return sendProblem(reply, 'account.too-many-tries')
      if ('email' in body) {
        const begun = await begin(body.email, request.headers['accept-language'])
        if (!begun) return sendProblem(reply, 'account.too-many-codes')
        const { token, letter } = begun
        afterAnswer(reply, () => letter && mailer.send(letter))
        return { token }
      }
      const tokenHash = hashSessionToken(body.token)
      if ('code' in body) {
        const codeHash = hashResetCode(body.token, body.code)
        const verdict = await storage.passwordResets.tryCode(tokenHash, codeHash, now(), maxCodeTries)
        if (verdict === 'right') return {}
        return sendProblem(reply, verdict === 'over' ? 'account.code-over' : 'account.code-wrong')
      }
      if (isCommonPassword(body.newPassword)) {
        const code = 'account.password-common'
        return sendProblem(reply, code, [{ field: 'newPassword', code }])
      }
      const userId = await storage.passwordResets.redeem(tokenHash, now())
      if (userId === undefined) return sendProblem(reply, 'account.code-over')
      await storage.accounts.resetPassword(userId, await hashPassword(body.newPassword))
      await endAllSessions(userId, context)
      return {}
    },
  )
}
