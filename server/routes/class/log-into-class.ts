import { ClassAnswer, ClassLoginRequest } from '../../../protocol/http/class.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { addressOf } from '../../auth/address-of.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { isPassword } from '../../auth/password.ts'
import { startSession } from '../../auth/start-session.ts'
import { classOf } from '../../classes/class-of.ts'
import { guessLimits } from '../../classes/guess-limits.ts'
import { letInBefore } from '../../classes/let-in-before.ts'
import { secretOf } from '../../classes/secret-of.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { nicknameKey } from '../../storage/nickname-key.ts'
import { refusals } from '../refusals.ts'

/** Tries from one address at codes that are not there. They shut nobody out: each costs as much as a real one, that is all. */
const wrongCodesPerMinute = 60

/** POST /api/class/login: a pupil comes in by the class's code, a nickname and three pictures; also one who was taken out, to their own work. */
export function logIntoClass(app: App, context: ServerContext): void {
  const { classes, guesses, serverKeys } = context.storage
  const limits = guessLimits(guesses, context.now)
  const browsers = letInBefore(serverKeys, context.cookie.isSecure)
  const wrongCodes = app.createRateLimit({ max: wrongCodesPerMinute, timeWindow: '1 minute' })

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
      const { code, nickname, pictures } = request.body
      const { cookie } = request.headers
      const found = await classes.byCode(code)
      if (!found) {
        if (!isAllowed(await wrongCodes(request))) return sendProblem(reply, 'class.too-many-tries')
        await isPassword(undefined, secretOf(pictures))
        return sendProblem(reply, 'class.secret-wrong')
      }
      const { id: classId } = found
      const pupil = await classes.secretOf(classId, nickname)
      const guessed = pupil ?? { userId: classId, secretHash: nicknameKey(nickname) }
      const browser = await browsers.read(cookie, guessed)
      const place = browser ?? addressOf(request)
      const wasRight = await limits.begin({ classId, pupil: guessed, place, isKnown: browser !== undefined })
      if (!wasRight) return sendProblem(reply, 'class.too-many-tries')
      const isRight = await isPassword(pupil?.secretHash, secretOf(pictures))
      if (!pupil || !isRight) return sendProblem(reply, 'class.secret-wrong')
      await wasRight()
      await startSession(reply, pupil.userId, context)
      reply.header('set-cookie', await browsers.remember(cookie, pupil))
      return { class: classOf(found, pupil.userId) }
    },
  )
}
