import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LoginRequest, UserAnswer } from '../../../protocol/http/account.ts'
import { isEmail } from '../../../protocol/http/email-rule.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { addressOf } from '../../auth/address-of.ts'
import { hasTriesLeft } from '../../auth/has-tries-left.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { isPassword } from '../../auth/password.ts'
import { startSession } from '../../auth/start-session.ts'
import { createUnderWay } from '../../auth/under-way.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'
import { userOf } from './user-of.ts'

/** The spec's payload has a field for an email too: it names who gives no username. */
const NamedByEmail = z.looseObject({ username: z.literal('').optional(), email: z.string().refine(isEmail) })

/** Tries from one address, and for one account from all addresses, for each try that one account has from one address. */
const triesPerAddress = 30
const triesPerAccount = 5

/**
 * POST /api/auth/login: by username or email. Unknown names and wrong passwords are refused alike and take as long. Guessing at one account
 * is slowed down wherever it comes from; an address is only slowed down by failures, so a class behind one gets in. Until it is known to be right
 * a try counts as one of them, so that many at once get no further than one after the other.
 */
export function logIn(app: App, context: ServerContext): void {
  const { loginTriesPerMinute } = context.settings
  const { accounts } = context.storage
  const timeWindow = '1 minute'
  const accountOf = async (request: FastifyRequest): Promise<string> => {
    const name = LoginRequest.safeParse(request.body).data?.username.toLowerCase() ?? ''
    return (await accounts.withPassword(name))?.account.id ?? name
  }
  const perAccountAndAddress = app.createRateLimit({
    max: loginTriesPerMinute,
    timeWindow,
    keyGenerator: async (request) => `${addressOf(request)}|${await accountOf(request)}`,
  })
  const perAccount = app.createRateLimit({
    max: loginTriesPerMinute * triesPerAccount,
    timeWindow,
    keyGenerator: accountOf,
  })
  const failuresPerAddress = app.createRateLimit({ max: loginTriesPerMinute * triesPerAddress, timeWindow })

  const underWay = createUnderWay()

  /** `undecided`: tries of the same address, this one too. They are counted before the failures are, so that none is in neither count. */
  async function mayTry(request: FastifyRequest, undecided: number): Promise<boolean> {
    return (
      hasTriesLeft(await failuresPerAddress(request, { increment: false }), undecided) &&
      isAllowed(await perAccountAndAddress(request)) &&
      isAllowed(await perAccount(request))
    )
  }

  app.post(
    '/api/auth/login',
    {
      schema: { operationId: 'logIn', body: LoginRequest, response: { 200: UserAnswer, ...refusals } },
      preValidation: async (request) => {
        const read = NamedByEmail.safeParse(request.body)
        if (read.success) Object.assign(request.body, { username: read.data.email })
      },
    },
    (request, reply) =>
      underWay.during(addressOf(request), async (undecided) => {
        if (!(await mayTry(request, undecided))) return sendProblem(reply, 'account.too-many-tries')
        const { username, password } = request.body
        const found = await accounts.withPassword(username)
        if (!(await isPassword(found?.passwordHash, password)) || !found) {
          await failuresPerAddress(request)
          return sendProblem(reply, 'account.credentials-wrong')
        }
        await startSession(reply, found.account.id, context)
        return { user: userOf(found.account, await context.storage.roles.of(found.account.id)) }
      }),
  )
}
