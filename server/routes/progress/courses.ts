import { courseNames, courses } from '../../../protocol/courses/courses.ts'
import { CoursesAnswer } from '../../../protocol/http/progress.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/courses: how far one is in each course. */
export function courseProgress(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/courses',
    { schema: { operationId: 'courses', security: loggedIn, response: { 200: CoursesAnswer, ...refusals } } },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const userId = request.login.account.id
      const all = await storage.courses.stepsOf(userId)
      const certificates = await storage.courses.certificatesOf(userId)
      return {
        courses: courseNames.map((course) => {
          const done = all.filter((step) => step.course === course)
          return {
            course,
            steps: courses[course],
            done: done.map(({ step }) => step),
            finishedAt: done.length < courses[course] ? null : (done.at(-1)?.at ?? null),
            certificate: certificates.find((one) => one.course === course)?.code ?? null,
          }
        }),
      }
    },
  )
}
