import { z } from 'zod'
import { courses } from '../../../protocol/courses/courses.ts'
import { CertificateAnswer, CertificateCode, CertificateRequest } from '../../../protocol/http/progress.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { anybody, loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newCode } from '../../storage/new-code.ts'
import type { Certificate } from '../../storage/ports/courses.ts'
import { refusals } from '../refusals.ts'

/** Characters of a certificate's code: 49 bits. */
const codeLength = 10

/** Codes that one address may try. */
const triesPerMinute = 120

const answerOf = ({ userId: _, ...certificate }: Certificate): CertificateAnswer => certificate

/**
 * POST /api/courses/certificate issues the certificate of a finished course, once and for all. GET /api/certificate/{code} lets anybody
 * who holds one see that it is true, and tells nothing of the person but what it says.
 */
export function certificates(app: App, { storage, events }: ServerContext): void {
  const perAddress = app.createRateLimit({ max: triesPerMinute, timeWindow: '1 minute' })

  const sum = async (ids: readonly string[], count: (id: string) => Promise<number>): Promise<number> =>
    (await Promise.all(ids.map(count))).reduce((total, one) => total + one, 0)

  app.post(
    '/api/courses/certificate',
    {
      schema: {
        operationId: 'issueCertificate',
        security: loggedIn,
        body: CertificateRequest,
        response: { 200: CertificateAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const { id: userId, username, name } = request.login.account
      const { course, shownAs } = request.body
      const done = (await storage.courses.stepsOf(userId)).filter((step) => step.course === course)
      const finishedAt = done.at(-1)?.at
      if (done.length < courses[course] || finishedAt === undefined) {
        return sendProblem(reply, 'course.unfinished')
      }
      await events.flush()
      const projects = [...new Set(done.flatMap(({ projectId }) => projectId ?? []))]
      const certificate = await storage.courses.issue({
        code: newCode(codeLength),
        userId,
        course,
        shownName: shownAs === 'name' ? name : username,
        finishedAt,
        steps: done.length,
        edits: await sum(projects, (id) => storage.courses.countEdits(userId, id)),
        errorsFixed: await sum(projects, (id) => storage.events.count('error-fixed', userId, id)),
      })
      return answerOf(certificate)
    },
  )
  app.get(
    '/api/certificate/:code',
    {
      schema: {
        operationId: 'certificate',
        security: anybody,
        params: z.object({ code: z.string() }),
        response: { 200: CertificateAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!isAllowed(await perAddress(request))) return sendProblem(reply, 'general.too-many-requests')
      const code = CertificateCode.safeParse(request.params.code)
      const certificate = code.success ? await storage.courses.certificate(code.data) : undefined
      return certificate ? answerOf(certificate) : sendProblem(reply, 'course.certificate-missing')
    },
  )
}
