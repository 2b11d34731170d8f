import type { App } from '../../app/app.ts'
import { limitPerPerson } from '../../app/limit-per-person.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { accountFiles } from '../../export/account-files.ts'
import { zipStream } from '../../export/zip-stream.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { download } from '../download.ts'
import { refusals } from '../refusals.ts'

const exportsPerHour = 10

/** GET /api/users/export: a zip of everything one has. */
export function exportAccount(app: App, context: ServerContext): void {
  const mayGoOn = limitPerPerson(app, { max: exportsPerHour, timeWindow: '1 hour' })

  app.get(
    '/api/users/export',
    {
      schema: {
        operationId: 'exportAccount',
        security: loggedIn,
        response: { 200: download('application/zip'), ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      if (!(await mayGoOn(request))) return sendProblem(reply, 'general.too-many-requests')
      const { storage, assets, events, now } = context
      // What happened a moment ago still waits to be stored.
      await events.flush()
      const name = `nestling-${request.login.account.username}.zip`
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(
          zipStream(accountFiles(request.login, { storage, blobs: assets.blobs, now, logger: request.log })),
        )
    },
  )
}
