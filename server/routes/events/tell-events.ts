import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { type AppEvent, EventsRequest } from '../../../protocol/http/events.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { may } from '../../auth/policy.ts'
import { whoAsks } from '../../auth/who-asks.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** Calls that one person may make, and one address without a login: a classroom shares one. */
const callsPerMinute = 60
const visitorCallsPerMinute = 600

/** POST /api/events: visits, runs, course steps and mended errors, which happen in the browser. */
export function tellEvents(app: App, { storage, events, activity, now }: ServerContext): void {
  const perPerson = app.createRateLimit({
    max: (request) => (request.login ? callsPerMinute : visitorCallsPerMinute),
    timeWindow: '1 minute',
    keyGenerator: whoAsks,
  })

  /** The project that something happened in, when the person may see it. */
  const projectOf = async (event: AppEvent, userId: string | null): Promise<string | undefined> => {
    if (event.type === 'visit' || event.projectId === undefined) return undefined
    const standing = await storage.projects.standing(event.projectId, userId)
    return standing && may(standing, userId, 'see') ? event.projectId : undefined
  }

  const note = async (event: AppEvent, userId: string | null): Promise<void> => {
    const at = now()
    const projectId = await projectOf(event, userId)
    if (event.type === 'visit') {
      events.record({ at, type: 'visit', userId, props: { page: event.page } })
    } else if (event.type === 'course-step') {
      const { hoc, step } = event
      if (userId === null) events.record({ at, type: 'course-step', userId, hoc, value: step, projectId })
      else await activity.courseStepDone(userId, { course: hoc, step, projectId: projectId ?? null })
    } else {
      events.record({ at, type: event.type, userId, projectId })
      if (event.type === 'run' && userId !== null) {
        events.record({ at, type: 'first-run', userId, projectId, once: `first-run:${userId}` })
      }
    }
  }

  app.post(
    '/api/events',
    {
      schema: { operationId: 'tellEvents', body: EventsRequest, response: { 200: EmptyAnswer, ...refusals } },
    },
    async (request, reply) => {
      if (!isAllowed(await perPerson(request))) return sendProblem(reply, 'general.too-many-requests')
      const userId = request.login?.account.id ?? null
      for (const event of request.body.events) await note(event, userId)
      return {}
    },
  )
}
