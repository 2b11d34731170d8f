import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { ReportRequest } from '../../../protocol/http/reports.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { may } from '../../auth/policy.ts'
import { whoAsks } from '../../auth/who-asks.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newId } from '../../storage/new-id.ts'
import type { Subject } from '../../storage/ports/reports.ts'
import { refusals } from '../refusals.ts'

/** Of one person, and of one address without a login: a classroom shares one. */
const callsPerHour = 30
const visitorCallsPerHour = 120

type SubjectVerdict =
  | { readonly ok: true; readonly subject: Subject; readonly ownerId: string }
  | { readonly ok: false; readonly code: ErrorCode }

/** POST /api/report: somebody, logged in or not, thinks that staff should look at a project or a profile. */
export function report(app: App, { storage, now }: ServerContext): void {
  const { projects, accounts, reports } = storage
  const perPerson = app.createRateLimit({
    max: (request) => (request.login ? callsPerHour : visitorCallsPerHour),
    timeWindow: '1 hour',
    keyGenerator: whoAsks,
  })

  /** What they may see is what they may report. */
  const subjectOf = async (body: ReportRequest, userId: string | null): Promise<SubjectVerdict> => {
    if ('username' in body) {
      const person = await accounts.byUsername(body.username)
      if (!person || (await reports.isProfileHidden(person.id))) {
        return { ok: false, code: 'account.person-missing' }
      }
      return { ok: true, subject: { kind: 'profile', id: person.id }, ownerId: person.id }
    }
    const standing = await projects.standing(body.projectId, userId)
    if (!standing || !may(standing, userId, 'see')) return { ok: false, code: 'project.missing' }
    return { ok: true, subject: { kind: 'project', id: body.projectId }, ownerId: standing.ownerId }
  }

  app.post(
    '/api/report',
    {
      schema: { operationId: 'report', body: ReportRequest, response: { 200: EmptyAnswer, ...refusals } },
    },
    async (request, reply) => {
      if (!isAllowed(await perPerson(request))) return sendProblem(reply, 'general.too-many-requests')
      const reporterId = request.login?.account.id ?? null
      const verdict = await subjectOf(request.body, reporterId)
      if (!verdict.ok) return sendProblem(reply, verdict.code)
      if (verdict.ownerId === reporterId) return sendProblem(reply, 'report.own')
      const { reason, note } = request.body
      await reports.add({ id: newId(), subject: verdict.subject, reporterId, reason, note, at: now() })
      return {}
    },
  )
}
