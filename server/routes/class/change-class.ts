import { ChangeClassRequest, ClassAnswer, ClassById } from '../../../protocol/http/class.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { checkClass } from '../../classes/check-class.ts'
import { codeLength } from '../../classes/class-limits.ts'
import { classOf } from '../../classes/class-of.ts'
import { leaveRooms } from '../../classes/leave-rooms.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newCode } from '../../storage/new-code.ts'
import { unkindFields } from '../../words/unkind-fields.ts'
import { refusals } from '../refusals.ts'

/** PUT /api/class renames, archives and switches rewards; POST /api/class/code gives a new code, and the old one leads nowhere. */
export function changeClass(app: App, context: ServerContext): void {
  const { classes } = context.storage
  const answer = async (classId: string, userId: string) => {
    const record = await classes.byId(classId)
    if (!record) throw new Error('a class that was just changed is gone')
    return { class: classOf(record, userId) }
  }

  app.put(
    '/api/class',
    {
      schema: {
        operationId: 'changeClass',
        security: loggedIn,
        body: ChangeClassRequest,
        response: { 200: ClassAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { id, ...change } = request.body
      const check = await checkClass(classes, request.login, id, 'teach')
      if (!check.ok) return sendProblem(reply, check.code)
      const unkind = unkindFields({ name: change.name })
      if (unkind.length > 0) return sendFieldErrors(reply, unkind)
      await classes.change(id, change, context.now())
      if (change.isArchived) {
        for (const { userId } of await classes.members(id)) await leaveRooms(userId, context)
      }
      return answer(id, check.login.account.id)
    },
  )

  app.post(
    '/api/class/code',
    {
      schema: {
        operationId: 'newClassCode',
        security: loggedIn,
        body: ClassById,
        response: { 200: ClassAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = request.body
      const check = await checkClass(classes, request.login, id, 'teach')
      if (!check.ok) return sendProblem(reply, check.code)
      await classes.setCode(id, newCode(codeLength))
      return answer(id, check.login.account.id)
    },
  )
}
