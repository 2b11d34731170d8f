import { AssetsAnswer } from '../../../protocol/http/asset.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { withArrivalFolder } from '../../assets/arrival-folder.ts'
import { holdersOf, uploaderOf } from '../../assets/holders.ts'
import { receiveFiles } from '../../assets/receive-files.ts'
import { orNotStored } from '../../assets/store-failure.ts'
import { storeFiles } from '../../assets/store-files.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'
import { anonymousUploadsPerHour } from './anonymous-limit.ts'
import { assetsAnswer } from './send-assets.ts'

/** POST /api/assets: checks and stores files, all of them or none (spec 3, Asset upload). Answers those with the counts of all. */
export function uploadAssets(app: App, context: ServerContext): void {
  const perAddress = app.createRateLimit({ max: anonymousUploadsPerHour, timeWindow: '1 hour' })
  const isHttps = context.cookie.isSecure

  app.post(
    '/api/assets',
    {
      schema: {
        operationId: 'uploadAssets',
        consumes: ['multipart/form-data'],
        response: { 200: AssetsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login && !isAllowed(await perAddress(request))) {
        return sendProblem(reply, 'general.too-many-requests')
      }
      return orNotStored(reply, () =>
        withArrivalFolder(context.assets.unchecked, async (folder) => {
          const form = await receiveFiles(request, folder)
          if (!form.ok) return sendFieldErrors(reply, form.fields)
          const { assetType, uploadAsAnonymous: isAnonymous } = form.fields
          if (!isAnonymous && !request.login) return sendProblem(reply, 'account.login-needed')
          const holder = uploaderOf(request, reply, { isAnonymous, isHttps })
          if (!holder) return sendProblem(reply, 'account.login-needed')
          const stored = await storeFiles(context.assets, holder, assetType, form.files)
          if (!stored.ok) return sendFieldErrors(reply, [{ field: 'files', code: stored.code }])
          const holders = new Set([...holdersOf(request, isHttps), holder])
          return assetsAnswer(context, [...holders], stored.assets)
        }),
      )
    },
  )
}
