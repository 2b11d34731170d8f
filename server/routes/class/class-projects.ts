import { ClassById, ClassProjectsAnswer } from '../../../protocol/http/class.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { checkClass } from '../../classes/check-class.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/class/projects: what the people of a class show to it, as far as whoever asks may open it. */
export function classProjects(app: App, context: ServerContext): void {
  const { classes } = context.storage
  app.get(
    '/api/class/projects',
    {
      schema: {
        operationId: 'classProjects',
        security: loggedIn,
        querystring: ClassById,
        response: { 200: ClassProjectsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const check = await checkClass(classes, request.login, request.query.id, 'be')
      if (!check.ok) return sendProblem(reply, check.code)
      const { id: userId } = check.login.account
      const isTeacher = check.found.teacher?.id === userId
      return { projects: [...(await classes.projects(request.query.id, { userId, isTeacher }))] }
    },
  )
}
