import { ProfileAnswer, ProfileChange } from '../../../protocol/http/profile.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { unkindFields } from '../../words/unkind-fields.ts'
import { refusals } from '../refusals.ts'
import { sendOwnProfile } from './send-own-profile.ts'

/** PUT /api/users/profile: one's own name and words about oneself. Any other field refuses the whole call. */
export function changeProfile(app: App, { storage }: ServerContext): void {
  app.put(
    '/api/users/profile',
    {
      schema: {
        operationId: 'changeProfile',
        security: loggedIn,
        body: ProfileChange,
        response: { 200: ProfileAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const { id } = request.login.account
      const { profileImg, ...change } = request.body
      const unkind = unkindFields(change)
      if (unkind.length > 0) return sendFieldErrors(reply, unkind)
      await storage.profiles.change(id, change)
      if (profileImg === null) await storage.profiles.removePicture(id)
      return sendOwnProfile(reply, storage.profiles, id)
    },
  )
}
