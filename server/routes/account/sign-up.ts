import type { FastifyRequest } from 'fastify'
import { SignUpRequest, UserAnswer } from '../../../protocol/http/account.ts'
import { afterAnswer } from '../../app/after-answer.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isCommonPassword } from '../../auth/common-passwords.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { hashPassword } from '../../auth/password.ts'
import { startSession } from '../../auth/start-session.ts'
import { mailLanguage } from '../../mail/mail-language.ts'
import { secondSignUpLetter } from '../../mail/second-sign-up-letter.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { signUpSocially } from '../../social/sign-up-socially.ts'
import { newId } from '../../storage/new-id.ts'
import { unkindFields } from '../../words/unkind-fields.ts'
import { refusals } from '../refusals.ts'
import { userOf } from './user-of.ts'

/** Empty values count as absent (spec 3). */
const withoutEmpty = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/**
 * POST /api/users: a new account, logged in at once (spec 7). An email that belongs to an older account is answered like any other: the new
 * account is made beside it, without any right to the address, and whose it is gets a letter.
 */
export function signUp(app: App, context: ServerContext): void {
  const { storage, mailer, settings } = context
  const perAddress = app.createRateLimit({ max: settings.signUpsPerHour, timeWindow: '1 hour' })
  const lettersPerEmail = app.createRateLimit({
    max: 1,
    timeWindow: '1 hour',
    keyGenerator: (request) => SignUpRequest.safeParse(request.body).data?.email.toLowerCase() ?? '',
  })

  async function tellOwner(request: FastifyRequest, email: string): Promise<void> {
    const owner = await storage.accounts.byEmail(email)
    if (!owner || !isAllowed(await lettersPerEmail(request))) return
    const language = mailLanguage(request.headers['accept-language'])
    mailer.send(secondSignUpLetter(owner.account.email, owner.account.username, language))
  }

  app.post(
    '/api/users',
    { schema: { operationId: 'signUp', body: SignUpRequest, response: { 200: UserAnswer, ...refusals } } },
    async (request, reply) => {
      if (!isAllowed(await perAddress(request))) return sendProblem(reply, 'account.too-many-tries')
      const { name, username, email, password, domainKey, utmTags, token } = request.body
      const unkind = unkindFields({ username, name })
      if (unkind.length > 0) return sendFieldErrors(reply, unkind)
      const wishes = {
        domainKey: domainKey === undefined || domainKey === '' ? null : String(domainKey),
        utmTags: withoutEmpty(utmTags ?? {}),
      }
      if (token) {
        const entry = await signUpSocially(token, { username, name, ...wishes }, context)
        if (!entry.ok) return sendProblem(reply, entry.code)
        await startSession(reply, entry.account.id, context)
        return { user: userOf(entry.account, await storage.roles.of(entry.account.id)) }
      }
      if (password === undefined || isCommonPassword(password)) {
        return sendProblem(reply, 'account.password-common', [
          { field: 'password', code: 'account.password-common' },
        ])
      }
      const account = { id: newId(), username, name, email, profileImg: null, createdAt: context.now() }
      const outcome = await storage.accounts.create({
        ...account,
        ...wishes,
        passwordHash: await hashPassword(password),
      })
      if (outcome === 'username-taken') {
        const code = 'account.username-taken'
        return sendProblem(reply, code, [{ field: 'username', code }])
      }
      await startSession(reply, account.id, context)
      afterAnswer(reply, () => (outcome === 'created-beside' ? tellOwner(request, email) : undefined))
      return { user: userOf(account, []) }
    },
  )
}
