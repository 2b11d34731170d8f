import { ClassesAnswer } from '../../../protocol/http/class.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { classOf } from '../../classes/class-of.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/class/mine: the classes that one teaches or is in. */
export function myClasses(app: App, context: ServerContext): void {
  app.get(
    '/api/class/mine',
    {
      schema: { operationId: 'myClasses', security: loggedIn, response: { 200: ClassesAnswer, ...refusals } },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const { id } = request.login.account
      return { classes: (await context.storage.classes.ofPerson(id)).map((one) => classOf(one, id)) }
    },
  )
}
