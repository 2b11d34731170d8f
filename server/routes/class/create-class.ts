import { ClassAnswer, CreateClassRequest } from '../../../protocol/http/class.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { hasRole } from '../../auth/has-role.ts'
import { teachersOnly } from '../../auth/security.ts'
import { codeLength, maxClasses } from '../../classes/class-limits.ts'
import { classOf } from '../../classes/class-of.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newCode } from '../../storage/new-code.ts'
import { newId } from '../../storage/new-id.ts'
import { unkindFields } from '../../words/unkind-fields.ts'
import { refusals } from '../refusals.ts'

/** POST /api/class: a teacher begins a class. */
export function createClass(app: App, context: ServerContext): void {
  const { classes } = context.storage
  app.post(
    '/api/class',
    {
      schema: {
        operationId: 'createClass',
        security: teachersOnly,
        body: CreateClassRequest,
        response: { 200: ClassAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { login } = request
      if (!login) return sendProblem(reply, 'account.login-needed')
      if (!hasRole(login, 'teacher')) return sendProblem(reply, 'class.teachers-only')
      const { name } = request.body
      const unkind = unkindFields({ name })
      if (unkind.length > 0) return sendFieldErrors(reply, unkind)
      const { account } = login
      if ((await classes.ofPerson(account.id)).length >= maxClasses)
        return sendProblem(reply, 'class.too-many')
      const made = { id: newId(), teacherId: account.id, name, code: newCode(codeLength), at: context.now() }
      await classes.create(made)
      const record = { ...made, teacher: account, hasRewards: true, isArchived: false }
      return { class: classOf(record, account.id) }
    },
  )
}
