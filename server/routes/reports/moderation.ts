import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { DecisionRequest, ModerationAnswer } from '../../../protocol/http/reports.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { hasRole } from '../../auth/has-role.ts'
import { staffOnly } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newId } from '../../storage/new-id.ts'
import { refusals } from '../refusals.ts'

/** GET /api/moderation: what was reported and what was decided, for staff. POST /api/moderation: what they decide. Who reported is told to nobody. */
export function moderation(app: App, { storage, sync, now }: ServerContext): void {
  app.get(
    '/api/moderation',
    {
      schema: {
        operationId: 'moderationQueue',
        security: staffOnly,
        response: { 200: ModerationAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!hasRole(request.login, 'staff')) return sendProblem(reply, 'moderation.staff-only')
      const [cases, decisions] = await Promise.all([storage.reports.open(), storage.reports.decisions()])
      return { cases: [...cases], decisions: [...decisions] }
    },
  )
  app.post(
    '/api/moderation',
    {
      schema: {
        operationId: 'moderate',
        security: staffOnly,
        body: DecisionRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login || !hasRole(request.login, 'staff')) {
        return sendProblem(reply, 'moderation.staff-only')
      }
      const { kind, id, decision } = request.body
      const subject = { kind, id }
      if (!(await storage.reports.has(subject))) return sendProblem(reply, 'moderation.missing')
      if (kind === 'profile' && decision === 'delete') {
        return sendProblem(reply, 'moderation.not-for-profiles')
      }
      const at = now()
      await storage.reports.decide(subject, { id: newId(), decision, by: request.login.account.id, at })
      if (decision === 'delete') await storage.bin.put(id, at)
      if (decision === 'hide' || decision === 'delete') {
        // Whoever was let into a room because of what it was shown as is sent out.
        const hidden = kind === 'project' ? [{ _id: id }] : await storage.projects.ofOwner(id, false)
        for (const { _id } of hidden) sync.accessChanged(_id)
      }
      return {}
    },
  )
}
