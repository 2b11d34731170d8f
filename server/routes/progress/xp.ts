import { XpAnswer } from '../../../protocol/http/progress.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { levelOf, levelSize } from '../../rewards/points.ts'
import { refusals } from '../refusals.ts'

/** GET /api/xp: one's own points and level. Nobody sees those of others. */
export function xp(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/xp',
    { schema: { operationId: 'xp', security: loggedIn, response: { 200: XpAnswer, ...refusals } } },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const userId = request.login.account.id
      const isOn = await storage.rewards.areOn(userId)
      const earned = isOn ? await storage.rewards.xp(userId) : 0
      return { isOn, xp: earned, level: levelOf(earned), inLevel: earned % levelSize, levelSize }
    },
  )
}
