import { z } from 'zod'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { download, noBody } from '../download.ts'
import { refusals } from '../refusals.ts'

const Params = z.object({ key: z.string().max(40) })

/** GET /api/users/picture/{key}: somebody's picture. A new one has a new key; whether this one is still shown is asked each time. */
export function profilePicture(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/users/picture/:key',
    {
      schema: {
        operationId: 'profilePicture',
        params: Params,
        response: { 200: download('image/webp'), 304: noBody('The same as before.'), ...refusals },
      },
    },
    async (request, reply) => {
      const { key } = request.params
      const picture = await storage.profiles.picture(key)
      if (!picture) return sendProblem(reply, 'account.picture-gone')
      const readerId = request.login?.account.id ?? null
      const isShown =
        readerId === picture.userId ||
        !(
          (await storage.reports.isProfileHidden(picture.userId)) ||
          (await storage.profiles.isStranger(picture.userId, readerId))
        )
      if (!isShown) {
        return sendProblem(reply, 'account.picture-gone')
      }
      reply.headers({ 'cache-control': 'no-cache', etag: `"${key}"` })
      if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send()
      return reply.type('image/webp').send(Buffer.from(picture.bytes))
    },
  )
}
