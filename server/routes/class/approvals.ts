import {
  ApprovalsAnswer,
  ApprovalsQuery,
  AskApprovalRequest,
  DecideApprovalRequest,
} from '../../../protocol/http/approvals.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import type { App } from '../../app/app.ts'
import { limitPerPerson } from '../../app/limit-per-person.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { hasRole } from '../../auth/has-role.ts'
import { loggedIn } from '../../auth/security.ts'
import { checkClass } from '../../classes/check-class.ts'
import { approvalLetter } from '../../mail/approval-letter.ts'
import { mailLanguage } from '../../mail/mail-language.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** About the projects of one pupil; the list in the class has them all. */
const lettersPerHour = 6

const refusalOf = {
  'not-published': 'project.not-published',
  'not-needed': 'class.approval-not-needed',
  'no-class': 'project.no-class',
  hidden: 'moderation.hidden',
} as const

/**
 * /api/class/approvals: a pupil asks to show a world beyond the class, the teacher (who gets a letter) reads what was asked, and says yes,
 * or no, or no after all.
 */
export function approvals(app: App, context: ServerContext): void {
  const { storage, mailer, addresses, now } = context

  const mayTell = limitPerPerson(app, { max: lettersPerHour, timeWindow: '1 hour' })

  const tellTeachers = async (pupilId: string, projectId: string, language: 'en' | 'de'): Promise<void> => {
    const project = await storage.projects.summary(projectId)
    const profile = await storage.profiles.of(pupilId)
    if (!project || !profile) return
    const { displayName, username, name } = project
    const address = `${addresses.app}/${username}/projects/${name}`
    for (const to of await storage.approvals.teacherAddresses(pupilId)) {
      mailer.send(approvalLetter(to, { name: profile.account.name, displayName, address }, language))
    }
  }

  app.post(
    '/api/class/approvals',
    {
      schema: {
        operationId: 'askApproval',
        security: loggedIn,
        body: AskApprovalRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projectId, wanted } = request.body
      const check = await checkProject(storage.projects, request.login, projectId, 'show')
      if (!check.ok) return sendProblem(reply, check.code)
      const at = now()
      const outcome = await storage.approvals.ask(projectId, wanted, at)
      const mayWrite = outcome === 'asked' && (await mayTell(request))
      if (mayWrite && (await storage.approvals.tell(projectId, at))) {
        await tellTeachers(
          check.login.account.id,
          projectId,
          mailLanguage(request.headers['accept-language']),
        )
      }
      if (outcome === 'asked' || outcome === 'asked-before') return {}
      return sendProblem(reply, refusalOf[outcome])
    },
  )

  app.get(
    '/api/class/approvals',
    {
      schema: {
        operationId: 'approvals',
        security: loggedIn,
        querystring: ApprovalsQuery,
        response: { 200: ApprovalsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = request.query
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      if (id === undefined) {
        return { approvals: [...(await storage.approvals.ofPupil(request.login.account.id))] }
      }
      const check = await checkClass(storage.classes, request.login, id, 'teach')
      if (!check.ok) return sendProblem(reply, check.code)
      return { approvals: [...(await storage.approvals.ofClass(id))] }
    },
  )

  app.put(
    '/api/class/approvals',
    {
      schema: {
        operationId: 'decideApproval',
        security: loggedIn,
        body: DecideApprovalRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projectId, ...answer } = request.body
      const check = await checkProject(storage.projects, request.login, projectId, 'see')
      if (!check.ok) return sendProblem(reply, check.code)
      const { id: by } = check.login.account
      const isTeacher = hasRole(check.login, 'teacher')
      if (!isTeacher || !(await storage.approvals.teaches(by, check.standing.ownerId))) {
        return sendProblem(reply, 'class.teachers-only')
      }
      const outcome = await storage.approvals.decide(projectId, { ...answer, by, at: now() })
      if (outcome === 'hidden') return sendProblem(reply, 'moderation.hidden')
      if (outcome === 'missing') return sendProblem(reply, 'class.approval-missing')
      if (outcome === 'changed') return sendProblem(reply, 'class.approval-changed')
      context.sync.accessChanged(projectId)
      return {}
    },
  )
}
