import { assetName } from '../../../model/assets/asset-name.ts'
import { AssetAnswer, DeleteAssetRequest, RenameAssetRequest } from '../../../protocol/http/asset.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { fullCode, holdersOf } from '../../assets/holders.ts'
import { fileHolder } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'
import { assetAnswer } from './send-assets.ts'

/** PUT /api/assets: another name, up to its first dot. The key stays. */
export function renameAsset(app: App, context: ServerContext): void {
  app.put(
    '/api/assets',
    {
      schema: {
        operationId: 'renameAsset',
        security: fileHolder,
        body: RenameAssetRequest,
        response: { 200: AssetAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const holders = holdersOf(request, context.cookie.isSecure)
      if (holders.length === 0) return sendProblem(reply, 'account.login-needed')
      const { key, assetName: given } = request.body
      const record = await context.storage.assets.rename(holders, key, assetName(given), context.now())
      return record ? assetAnswer(context, record) : sendProblem(reply, 'asset.not-yours')
    },
  )
}

/** DELETE /api/assets: into the bin, from where `restoreAsset` brings it back for 30 days. What is published goes on showing it. */
export function deleteAsset(app: App, context: ServerContext): void {
  app.delete(
    '/api/assets',
    {
      schema: {
        operationId: 'deleteAsset',
        security: fileHolder,
        body: DeleteAssetRequest,
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const holders = holdersOf(request, context.cookie.isSecure)
      if (holders.length === 0) return sendProblem(reply, 'account.login-needed')
      const isDone = await context.storage.assets.delete(holders, request.body.key, context.now())
      return isDone ? {} : sendProblem(reply, 'asset.not-yours')
    },
  )
}

/** POST /api/assets/restore: back from the bin. */
export function restoreAsset(app: App, context: ServerContext): void {
  app.post(
    '/api/assets/restore',
    {
      schema: {
        operationId: 'restoreAsset',
        security: fileHolder,
        body: DeleteAssetRequest,
        response: { 200: AssetAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const holders = holdersOf(request, context.cookie.isSecure)
      if (holders.length === 0) return sendProblem(reply, 'account.login-needed')
      const { assets, quotaOf } = context.assets
      const record = await assets.restore(holders, request.body.key, { quotaOf, at: context.now() })
      if (record === undefined) return sendProblem(reply, 'asset.not-yours')
      return 'full' in record ? sendProblem(reply, fullCode(record.full)) : assetAnswer(context, record)
    },
  )
}
