import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { smallPictureWidth } from '../../../protocol/addresses/small-picture.ts'
import { PlayCode } from '../../../protocol/http/publish.ts'
import { Locale } from '../../../protocol/locale.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { mayPlay } from '../../auth/may-play.ts'
import { SmallPictures } from '../../pictures/small-pictures.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { sampleIn } from '../../samples/sample-in.ts'
import { pictureTypes } from '../../storage/ports/publications.ts'
import { download, noBody } from '../download.ts'
import { refusals } from '../refusals.ts'

const params = z.object({ code: PlayCode })
const querystring = z.object({
  v: z.coerce.number().int().optional(),
  locale: Locale.optional(),
})
/** The small one of a picture has one width only: others would be work for the asking. */
const pictureQuery = querystring.extend({ width: z.literal(String(smallPictureWidth)).optional() })

const documentType = 'application/octet-stream'

const answers = (...types: readonly string[]) => ({
  200: download(...types),
  304: noBody('The same as before.'),
  ...refusals,
})

interface PlayFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * GET /api/play/{code}/snapshot and /picture and /panorama: the document (Yjs v2) and the pictures of a publication. A file with a version in its address
 * never changes, but whoever keeps it asks each time whether the world is still shown; what not everybody may have is kept by nobody.
 */
export function playFiles(app: App, { storage }: ServerContext): void {
  const { publications } = storage
  const smallPictures = new SmallPictures()

  async function answer(
    request: FastifyRequest<{ Params: z.infer<typeof params>; Querystring: z.infer<typeof querystring> }>,
    reply: FastifyReply,
    find: (code: string, version: number | undefined) => Promise<PlayFile | undefined>,
    /** Which of several files under one version it is. */
    variant?: string,
  ): Promise<FastifyReply> {
    const { code } = request.params
    const { v } = request.query
    const verdict = await mayPlay(storage, request.login, code)
    if (!verdict) return sendProblem(reply, 'project.not-published')
    const etag = `"${code}-${v}${variant ? `-${variant}` : ''}"`
    const mayKeep = verdict.isForEverybody
    if (mayKeep && v !== undefined) {
      reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) {
        return reply.code(304).header('cache-control', 'no-cache').send()
      }
    }
    const file = await find(code, v)
    if (!file) return sendProblem(reply.removeHeader('etag'), 'project.not-published')
    return reply
      .type(file.type)
      .header('cache-control', mayKeep ? 'no-cache' : 'no-store')
      .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
  }

  async function inWordsOf(code: string, locale: Locale | undefined): Promise<Uint8Array | undefined> {
    const publication = locale && (await publications.byCode(code))
    return publication && (await sampleIn(publication, locale))?.document
  }

  app.get(
    '/api/play/:code/snapshot',
    { schema: { operationId: 'playSnapshot', params, querystring, response: answers(documentType) } },
    (request, reply) => {
      const { locale } = request.query
      const find = async (code: string, version: number | undefined) => {
        const bytes = (await inWordsOf(code, locale)) ?? (await publications.document(code, version))
        return bytes && { bytes, type: documentType }
      }
      return answer(request, reply, find, locale)
    },
  )
  app.get(
    '/api/play/:code/picture',
    {
      schema: {
        operationId: 'playPicture',
        params,
        querystring: pictureQuery,
        response: answers(...pictureTypes),
      },
    },
    (request, reply) => {
      const { width } = request.query
      const find = (code: string, version: number | undefined) => {
        const large = () => publications.picture(code, version)
        // Without a version there is no telling when what is kept is old.
        return width === undefined || version === undefined
          ? large()
          : smallPictures.of(`${code}-${version}`, large)
      }
      return answer(request, reply, find, width)
    },
  )
  app.get(
    '/api/play/:code/panorama',
    { schema: { operationId: 'playPanorama', params, querystring, response: answers(...pictureTypes) } },
    (request, reply) => answer(request, reply, (code, version) => publications.panorama(code, version)),
  )
}
