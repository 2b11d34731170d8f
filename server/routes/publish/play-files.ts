import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { PlayCode } from '../../../protocol/http/publish.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { mayPlay } from '../../auth/may-play.ts'
import { sendProblem } from '../../problems/send-problem.ts'

const params = z.object({ code: PlayCode })
const querystring = z.object({ v: z.coerce.number().int().optional() })

/** A file with a version in its address never changes; without one it is the newest. One that not everybody may have is not kept. */
function sendFile(
  reply: FastifyReply,
  bytes: Uint8Array,
  type: string,
  { version, isForEverybody }: { version: number | undefined; isForEverybody: boolean },
): FastifyReply {
  const everybodys = version === undefined ? 'no-cache' : 'public, max-age=31536000, immutable'
  return reply
    .type(type)
    .header('cache-control', isForEverybody ? everybodys : 'no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** GET /api/play/{code}/snapshot and /picture: the document (Yjs v2) and the picture of a publication. */
export function playFiles(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/play/:code/snapshot',
    { schema: { operationId: 'playSnapshot', params, querystring } },
    async (request, reply) => {
      const { v } = request.query
      const verdict = await mayPlay(storage, request.login, request.params.code)
      const document = verdict && (await storage.publications.document(request.params.code, v))
      if (!document) return sendProblem(reply, 'project.not-published')
      return sendFile(reply, document, 'application/octet-stream', { version: v, ...verdict })
    },
  )
  app.get(
    '/api/play/:code/picture',
    { schema: { operationId: 'playPicture', params, querystring } },
    async (request, reply) => {
      const { v } = request.query
      const verdict = await mayPlay(storage, request.login, request.params.code)
      const picture = verdict && (await storage.publications.picture(request.params.code, v))
      if (!picture) return sendProblem(reply, 'project.not-published')
      return sendFile(reply, picture.bytes, picture.type, { version: v, ...verdict })
    },
  )
}
