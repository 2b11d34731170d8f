import { z } from 'zod'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { sendProblem } from '../../problems/send-problem.ts'

const Params = z.object({ key: z.string().max(40) })

/** GET /api/users/picture/{key}: somebody's picture. A new one has a new key, so this one may be kept for ever. */
export function profilePicture(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/users/picture/:key',
    { schema: { operationId: 'profilePicture', params: Params } },
    async (request, reply) => {
      const bytes = await storage.profiles.picture(request.params.key)
      if (!bytes) return sendProblem(reply, 'account.picture-gone')
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(Buffer.from(bytes))
    },
  )
}
