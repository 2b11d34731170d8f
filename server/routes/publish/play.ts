import { z } from 'zod'
import { PlayAnswer, PlayCode } from '../../../protocol/http/publish.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { mayPlay } from '../../auth/may-play.ts'
import { mailLanguage } from '../../mail/mail-language.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { sampleIn } from '../../samples/sample-in.ts'
import { panoramaPath, picturePath, snapshotPath } from '../../storage/public-paths.ts'
import { refusals } from '../refusals.ts'

/** GET /api/play/{code}: what somebody needs to play a world. It asks for no login, unless the world is not shown to everybody. */
export function play(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/play/:code',
    {
      schema: {
        operationId: 'play',
        params: z.object({ code: z.string() }),
        response: { 200: PlayAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const code = PlayCode.safeParse(request.params.code)
      const isPlayed = code.success && (await mayPlay(storage, request.login, code.data))
      const publication = isPlayed ? await storage.publications.byCode(code.data) : undefined
      if (!publication) return sendProblem(reply, 'project.not-published')
      const { version, hasPanorama, ...shown } = publication
      const wanted = mailLanguage(request.headers['accept-language'])
      const locale = (await sampleIn(shown, wanted)) ? wanted : null
      return {
        ...shown,
        snapshot: snapshotPath(shown.playCode, version, locale),
        thumbnail: picturePath(shown.playCode, version),
        panorama: hasPanorama ? panoramaPath(shown.playCode, version) : null,
      }
    },
  )
}
