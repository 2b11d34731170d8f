import { ClassAnswer, JoinClassRequest } from '../../../protocol/http/class.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { hasTriesLeft } from '../../auth/has-tries-left.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { startSession } from '../../auth/start-session.ts'
import { maxMembers } from '../../classes/class-limits.ts'
import { classOf } from '../../classes/class-of.ts'
import { letInBefore } from '../../classes/let-in-before.ts'
import { makePupil } from '../../classes/make-pupil.ts'
import type { FieldError } from '../../problems/problem.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { unkindFields } from '../../words/unkind-fields.ts'
import { refusals } from '../refusals.ts'

/**
 * Codes that lead nowhere, from one address, which is that of a whole school: each of its children may mistype one, and of 31⁹ codes nobody finds
 * one by ten a minute.
 */
const wrongCodesPerHour = 600

/** Pupils for each sign-up that an address may make: they come by a code that is right, into classes that are full at a hundred. */
const pupilsPerSignUp = 20

/**
 * POST /api/class/join: who has the code comes in. Somebody with a login joins with their account; a visitor becomes a pupil with a
 * nickname and a picture secret, without email, and is logged in.
 */
export function joinClass(app: App, context: ServerContext): void {
  const { classes } = context.storage
  const browsers = letInBefore(context.storage.serverKeys, context.cookie.isSecure)
  const wrongCodes = app.createRateLimit({ max: wrongCodesPerHour, timeWindow: '1 hour' })
  const pupilsPerHour = context.settings.signUpsPerHour * pupilsPerSignUp
  const perAddress = app.createRateLimit({ max: pupilsPerHour, timeWindow: '1 hour' })

  app.post(
    '/api/class/join',
    {
      schema: {
        operationId: 'joinClass',
        body: JoinClassRequest,
        response: { 200: ClassAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { login } = request
      const { code, nickname, pictures } = request.body
      if (!hasTriesLeft(await wrongCodes(request, { increment: false }))) {
        return sendProblem(reply, 'class.too-many-tries')
      }
      const found = await classes.byCode(code)
      if (!found) {
        await wrongCodes(request)
        return sendProblem(reply, 'class.code-wrong')
      }
      if (found.isArchived) return sendProblem(reply, 'class.archived')
      if (login) {
        const outcome = await classes.join(found.id, login.account, context.now(), maxMembers)
        if (outcome !== 'joined') return sendProblem(reply, `class.${outcome}`)
        return { class: classOf(found, login.account.id) }
      }
      if (nickname === undefined || pictures === undefined) {
        const missing: FieldError[] = []
        if (nickname === undefined) missing.push({ field: 'nickname', code: 'class.nickname-empty' })
        if (pictures === undefined) missing.push({ field: 'pictures', code: 'class.pictures-wrong' })
        return sendFieldErrors(reply, missing)
      }
      const unkind = unkindFields({ nickname })
      if (unkind.length > 0) return sendFieldErrors(reply, unkind)
      const room = await classes.roomFor(found.id, nickname, maxMembers)
      if (room !== 'joined') return sendProblem(reply, `class.${room}`)
      if (!isAllowed(await perAddress(request))) return sendProblem(reply, 'account.too-many-tries')
      const pupil = await makePupil({ classId: found.id, nickname, pictures }, context)
      if (pupil.outcome !== 'joined') return sendProblem(reply, `class.${pupil.outcome}`)
      await startSession(reply, pupil.userId, context)
      reply.header('set-cookie', await browsers.remember(request.headers.cookie, pupil))
      return { class: classOf(found, pupil.userId) }
    },
  )
}
