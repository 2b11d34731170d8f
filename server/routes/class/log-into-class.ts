import { ClassAnswer, ClassLoginRequest } from '../../../protocol/http/class.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isPassword } from '../../auth/password.ts'
import { startSession } from '../../auth/start-session.ts'
import { classOf } from '../../classes/class-of.ts'
import { guessLimits } from '../../classes/guess-limits.ts'
import { secretOf } from '../../classes/secret-of.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** POST /api/class/login: a pupil comes in by the class's code, a nickname and three pictures; also one who was taken out, to their own work. */
export function logIntoClass(app: App, context: ServerContext): void {
  const { classes } = context.storage
  const limits = guessLimits(app)

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
      const found = await classes.byCode(code)
      const pupil = found && (await classes.secretOf(found.id, nickname))
      const named = pupil?.userId ?? `${code}|${nickname.normalize('NFKC').toLowerCase()}`
      if (!(await limits.mayTry(request, named, pupil?.secretHash))) {
        return sendProblem(reply, 'class.too-many-tries')
      }
      if (!(await isPassword(pupil?.secretHash, secretOf(pictures))) || !pupil) {
        await limits.wasWrong(request)
        return sendProblem(reply, 'class.secret-wrong')
      }
      await startSession(reply, pupil.userId, context)
      return { class: classOf(found, pupil.userId) }
    },
  )
}
