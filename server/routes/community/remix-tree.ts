import { ProjectAddress, RemixTreeAnswer } from '../../../protocol/http/community.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkAddress } from '../../auth/check-address.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/remixes: where a project comes from and what became of it, as far as the asker may see that. */
export function remixTree(app: App, { storage }: ServerContext): void {
  const { projects, remixes } = storage

  app.get(
    '/api/project/remixes',
    {
      schema: {
        operationId: 'remixTree',
        querystring: ProjectAddress,
        response: { 200: RemixTreeAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const check = await checkAddress(projects, request.login, request.query)
      if (!check.ok) return sendProblem(reply, check.code)
      const { userId, standing } = check
      return {
        ancestors: [...(await remixes.ancestors(standing.projectId, userId))],
        remixes: [...(await remixes.below(standing.projectId, userId))],
      }
    },
  )
}
