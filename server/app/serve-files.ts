import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AssetKey } from '../../protocol/http/asset.ts'
import type { AssetServices } from '../assets/asset-services.ts'
import { filesPath } from '../assets/file-links.ts'
import { typeOfKey } from '../assets/file-types.ts'
import type { Storage } from '../storage/storage.ts'
import { readRange } from './read-range.ts'

const Query = z.object({ e: z.string().optional(), s: z.string().optional() })
const Params = z.object({ key: AssetKey })

export interface Files {
  readonly services: AssetServices
  readonly storage: Pick<Storage, 'assets' | 'projects'>
}

/**
 * GET /files/{key} on a site of the scene frames: an uploaded file as the type that its check gave it, never as a page or a script. Files of
 * published projects are for everybody, all others for whom has a signed address.
 */
export function serveFiles(site: FastifyInstance, { services, storage }: Files): void {
  const { blobs, links, now } = services
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    request.log.error({ err: error }, 'a file could not be served')
    return reply.code(503).header('cache-control', 'no-store').type('text/plain').send('Not available')
  }
  site.get(`${filesPath}:key`, { errorHandler }, async (request, reply) => {
    const params = Params.safeParse(request.params)
    const query = Query.safeParse(request.query)
    const missing = () =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    if (!params.success) return missing()
    const { key } = params.data
    const isSigned = query.success && (await links.isSigned(key, query.data, now()))
    if (!isSigned && (await storage.assets.publishedFor(null, [key])).size === 0) return missing()
    const size = await blobs.size(key)
    if (size === undefined) return missing()
    const range = readRange(request.headers.range, size)
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="${key}"`,
      'accept-ranges': 'bytes',
      'access-control-expose-headers': 'accept-ranges, content-length, content-range',
      // A signed address ends by itself; any other is asked about each time, since what it shows may be taken back.
      'cache-control': isSigned ? 'private, max-age=31536000, immutable' : 'no-cache',
      etag: `"${key}"`,
    })
    if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send()
    if (range === 'outside') {
      return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send()
    }
    reply.type(typeOfKey(key))
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    reply.header('content-length', range ? range.end - range.start + 1 : size)
    return reply.send(await blobs.read(key, range))
  })
}
