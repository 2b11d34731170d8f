import { ProfileAnswer, ProfileQuery } from '../../../protocol/http/profile.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { shownProfile } from '../../auth/shown-profile.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'
import { profileOf } from './profile-of.ts'

/** GET /api/users/profile?username=…: anybody's, for anybody; without a username one's own. */
export function getProfile(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/users/profile',
    {
      schema: {
        operationId: 'getProfile',
        querystring: ProfileQuery,
        response: { 200: ProfileAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { username } = request.query
      const account = username
        ? await storage.accounts.byUsername(username)
        : (request.login?.account ?? undefined)
      if (!account) return sendProblem(reply, username ? 'account.person-missing' : 'account.login-needed')
      const readerId = request.login?.account.id ?? null
      const profile = await shownProfile(storage, readerId, account.id)
      if (!profile) return sendProblem(reply, 'account.person-missing')
      return { user: profileOf(profile, readerId) }
    },
  )
}
