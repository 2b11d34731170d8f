import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { StreakAnswer, TimeZoneRequest } from '../../../protocol/http/progress.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { dayInZone, isTimeZone, usualTimeZone } from '../../rewards/day-in-zone.ts'
import { streakOf } from '../../rewards/streak-of.ts'
import { refusals } from '../refusals.ts'

/** Days that are told one by one. */
const daysShown = 14

/** GET /api/streak: one's own days in a row. PUT /api/streak/time-zone: where they begin, for days to come. */
export function streak(app: App, { storage, now }: ServerContext): void {
  const { rewards } = storage

  app.get(
    '/api/streak',
    { schema: { operationId: 'streak', security: loggedIn, response: { 200: StreakAnswer, ...refusals } } },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const userId = request.login.account.id
      const timeZone = (await rewards.timeZone(userId)) ?? usualTimeZone
      const isOn = await rewards.areOn(userId)
      const days = isOn ? await rewards.days(userId) : []
      const { current, longest, isDoneToday } = streakOf(days, dayInZone(now(), timeZone))
      return { isOn, streak: current, longest, isDoneToday, days: days.slice(0, daysShown), timeZone }
    },
  )
  app.put(
    '/api/streak/time-zone',
    {
      schema: {
        operationId: 'setTimeZone',
        security: loggedIn,
        body: TimeZoneRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const { timeZone } = request.body
      if (!isTimeZone(timeZone)) {
        const code = 'streak.time-zone-unknown'
        return sendProblem(reply, code, [{ field: 'timeZone', code }])
      }
      await rewards.setTimeZone(request.login.account.id, timeZone)
      return {}
    },
  )
}
