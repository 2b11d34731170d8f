import { DeleteAccountRequest } from '../../../protocol/http/account.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import type { App } from '../../app/app.ts'
import { limitPerPerson } from '../../app/limit-per-person.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { dropUpload } from '../../assets/finish-upload.ts'
import { endAllSessions } from '../../auth/end-all-sessions.ts'
import { isPassword } from '../../auth/password.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

const triesPerHour = 10

/**
 * DELETE /api/users: ends one's account for good. Who the person was is erased at once; their projects go into the bin and with it away, and
 * what others made of them stays theirs. It asks for the password, of an account without one for the username.
 */
export function deleteAccount(app: App, context: ServerContext): void {
  const { storage, sync, assets, events, cookie, now } = context
  const mayGoOn = limitPerPerson(app, { max: triesPerHour, timeWindow: '1 hour' })

  app.delete(
    '/api/users',
    {
      schema: {
        operationId: 'deleteAccount',
        security: loggedIn,
        body: DeleteAccountRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      if (!(await mayGoOn(request))) return sendProblem(reply, 'account.too-many-tries')
      const { id, username } = request.login.account
      const hash = await storage.accounts.passwordHash(id)
      const isMeant =
        hash === null
          ? request.body.username?.toLowerCase() === username.toLowerCase()
          : await isPassword(hash, request.body.password ?? '')
      if (!isMeant) return sendProblem(reply, 'account.password-wrong')
      for (const { _id } of await storage.projects.ofOwner(id, false)) {
        await storage.bin.put(_id, now())
        sync.accessChanged(_id)
      }
      await endAllSessions(id, context)
      for (const upload of await storage.uploads.ofHolder(`person:${id}`)) await dropUpload(assets, upload)
      await events.flush()
      await storage.accounts.close(id, now())
      reply.header('set-cookie', cookie.clear())
      return {}
    },
  )
}
