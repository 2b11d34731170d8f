import type { FastifyRequest } from 'fastify'
import { ClassAnswer, ClassLoginRequest } from '../../../protocol/http/class.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { isPassword } from '../../auth/password.ts'
import { startSession } from '../../auth/start-session.ts'
import { classOf } from '../../classes/class-of.ts'
import { secretOf } from '../../classes/secret-of.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/**
 * There are 13,824 secrets, so guessing must be slow: a pupil's may be guessed at 10 times a minute and 60 times a day, wherever that
 * comes from. An address is slowed down only by failures, so that a class behind one gets in.
 */
const triesPerMinute = 10
const triesPerDay = 60
const failuresPerMinute = 60

/** POST /api/class/login: a pupil comes in by the class's code, a nickname and three pictures; also one who was taken out, to their own work. */
export function logIntoClass(app: App, context: ServerContext): void {
  const { classes } = context.storage
  const pupilOf = (request: FastifyRequest): string => {
    const asked = ClassLoginRequest.safeParse(request.body).data
    return asked ? `${asked.code}|${asked.nickname.normalize('NFKC').toLowerCase()}` : request.ip
  }
  const perMinute = app.createRateLimit({
    max: triesPerMinute,
    timeWindow: '1 minute',
    keyGenerator: pupilOf,
  })
  const perDay = app.createRateLimit({ max: triesPerDay, timeWindow: '1 day', keyGenerator: pupilOf })
  const failures = app.createRateLimit({ max: failuresPerMinute, timeWindow: '1 minute' })

  async function mayTry(request: FastifyRequest): Promise<boolean> {
    return (
      isAllowed(await failures(request, { increment: false })) &&
      isAllowed(await perMinute(request)) &&
      isAllowed(await perDay(request))
    )
  }

  app.post(
    '/api/class/login',
    {
      schema: {
        operationId: 'logIntoClass',
        body: ClassLoginRequest,
        response: { 200: ClassAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!(await mayTry(request))) return sendProblem(reply, 'class.too-many-tries')
      const { code, nickname, pictures } = request.body
      const found = await classes.byCode(code)
      const pupil = found && (await classes.secretOf(found.id, nickname))
      if (!(await isPassword(pupil?.secretHash, secretOf(pictures))) || !pupil) {
        await failures(request)
        return sendProblem(reply, 'class.secret-wrong')
      }
      await startSession(reply, pupil.userId, context)
      return { class: classOf(found, pupil.userId) }
    },
  )
}
