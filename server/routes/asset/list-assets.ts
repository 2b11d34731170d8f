import { AssetsAnswer, AssetsQuery } from '../../../protocol/http/asset.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { holdersOf } from '../../assets/holders.ts'
import { fileHolder } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'
import { assetsAnswer } from './send-assets.ts'

/** GET /api/assets: one's own files of a type, and those that this browser uploaded anonymously. */
export function listAssets(app: App, context: ServerContext): void {
  app.get(
    '/api/assets',
    {
      schema: {
        operationId: 'listAssets',
        security: fileHolder,
        querystring: AssetsQuery,
        response: { 200: AssetsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const holders = holdersOf(request, context.cookie.isSecure)
      if (holders.length === 0) return sendProblem(reply, 'account.login-needed')
      const page = await context.storage.assets.list(holders, request.query, context.now())
      if (!page) return sendProblem(reply, 'asset.not-yours')
      return assetsAnswer(context, holders, page, request.query.search)
    },
  )
}
