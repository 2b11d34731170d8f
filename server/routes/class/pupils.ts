import {
  AddPupilRequest,
  ClassById,
  NewPicturesRequest,
  PupilAnswer,
  RemovePupilRequest,
  RosterAnswer,
} from '../../../protocol/http/class.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { endAllSessions } from '../../auth/end-all-sessions.ts'
import { hashPassword } from '../../auth/password.ts'
import { loggedIn } from '../../auth/security.ts'
import { checkClass } from '../../classes/check-class.ts'
import { leaveRooms } from '../../classes/leave-rooms.ts'
import { makePupil } from '../../classes/make-pupil.ts'
import { secretOf } from '../../classes/secret-of.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { unkindFields } from '../../words/unkind-fields.ts'
import { refusals } from '../refusals.ts'

/** /api/class/pupils: the roster, new pupils, new pictures for who forgot theirs, and who leaves. Nobody is told a secret. */
export function pupils(app: App, context: ServerContext): void {
  const { classes } = context.storage

  app.get(
    '/api/class/pupils',
    {
      schema: {
        operationId: 'roster',
        security: loggedIn,
        querystring: ClassById,
        response: { 200: RosterAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const check = await checkClass(classes, request.login, request.query.id, 'teach')
      if (!check.ok) return sendProblem(reply, check.code)
      return { pupils: [...(await classes.members(request.query.id))] }
    },
  )

  app.post(
    '/api/class/pupils',
    {
      schema: {
        operationId: 'addPupil',
        security: loggedIn,
        body: AddPupilRequest,
        response: { 200: PupilAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { id: classId, nickname, pictures } = request.body
      const check = await checkClass(classes, request.login, classId, 'teach')
      if (!check.ok) return sendProblem(reply, check.code)
      if (check.found.isArchived) return sendProblem(reply, 'class.archived')
      const unkind = unkindFields({ nickname })
      if (unkind.length > 0) return sendFieldErrors(reply, unkind)
      const { outcome, username } = await makePupil({ classId, nickname, pictures }, context)
      if (outcome !== 'joined') return sendProblem(reply, `class.${outcome}`)
      return { pupil: { username, nickname, hasPictures: true, joinedAt: context.now() } }
    },
  )

  app.put(
    '/api/class/pupils',
    {
      schema: {
        operationId: 'newPictures',
        security: loggedIn,
        body: NewPicturesRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { id, username, pictures } = request.body
      const check = await checkClass(classes, request.login, id, 'teach')
      if (!check.ok) return sendProblem(reply, check.code)
      const secret = await hashPassword(secretOf(pictures))
      if (!(await classes.setSecret(id, username, secret))) return sendProblem(reply, 'class.pupil-missing')
      const pupil = (await classes.members(id)).find((one) => one.username === username)
      if (pupil) await endAllSessions(pupil.userId, context)
      return {}
    },
  )

  app.delete(
    '/api/class/pupils',
    {
      schema: {
        operationId: 'removePupil',
        security: loggedIn,
        body: RemovePupilRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { id, username } = request.body
      const isOwn = request.login?.account.username.toLowerCase() === username.toLowerCase()
      const check = await checkClass(classes, request.login, id, isOwn ? 'be' : 'teach')
      if (!check.ok) return sendProblem(reply, check.code)
      const userId = await classes.remove(id, username, context.now())
      if (userId === undefined) return sendProblem(reply, 'class.pupil-missing')
      await leaveRooms(userId, context)
      return {}
    },
  )
}
