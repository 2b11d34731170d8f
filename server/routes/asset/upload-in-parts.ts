import { assetName } from '../../../model/assets/asset-name.ts'
import {
  AssetsAnswer,
  BeginUploadRequest,
  maxPartBytes,
  minPartBytes,
  UploadAnswer,
  UploadParams,
  UploadPartQuery,
} from '../../../protocol/http/asset.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { beginUpload } from '../../assets/begin-upload.ts'
import { finishUpload } from '../../assets/finish-upload.ts'
import { fullCode, holdersOf, uploaderOf } from '../../assets/holders.ts'
import { askStore, orNotStored } from '../../assets/store-failure.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { fileHolder } from '../../auth/security.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newId } from '../../storage/new-id.ts'
import type { Upload } from '../../storage/ports/uploads.ts'
import { refusals } from '../refusals.ts'
import { anonymousUploadsPerHour } from './anonymous-limit.ts'
import { assetsAnswer } from './send-assets.ts'

/** The type of a part's body. */
const partType = 'application/offset+octet-stream'

const answerOf = ({ id, received, length }: Upload): UploadAnswer => ({
  uploadId: id,
  offset: received,
  length,
})

/**
 * POST /api/assets/uploads begins an upload in parts or finds the one of the same file that was broken off; PATCH adds a part at an offset, GET
 * says where it is, POST …/finish checks and stores the file as the multipart call does. What is begun and not finished is gone after a day.
 */
export function uploadInParts(app: App, context: ServerContext): void {
  const { uploads, blobs, assets } = context.assets
  const isHttps = context.cookie.isSecure
  const perAddress = app.createRateLimit({ max: anonymousUploadsPerHour, timeWindow: '1 hour' })
  app.addContentTypeParser(
    partType,
    { parseAs: 'buffer', bodyLimit: maxPartBytes },
    async (_request: unknown, body: Buffer) => body,
  )

  app.post(
    '/api/assets/uploads',
    {
      schema: {
        operationId: 'beginUpload',
        body: BeginUploadRequest,
        response: { 200: UploadAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { assetType, uploadAsAnonymous, fileName, length, hash, ...body } = request.body
      if (!request.login && !uploadAsAnonymous) return sendProblem(reply, 'account.login-needed')
      if (!request.login && !isAllowed(await perAddress(request))) {
        return sendProblem(reply, 'general.too-many-requests')
      }
      const name = assetName(body.assetName || fileName)
      if (name === '') return sendFieldErrors(reply, [{ field: 'assetName', code: 'asset.name-empty' }])
      const holder = uploaderOf(request, reply, { isAnonymous: uploadAsAnonymous, isHttps })
      if (!holder) return sendProblem(reply, 'account.login-needed')
      const upload = await beginUpload(context.assets, {
        id: newId(),
        holder,
        type: assetType,
        name,
        fileName,
        length,
        hash,
        received: 0,
        parts: [],
        createdAt: context.now(),
      })
      return upload === 'full' ? sendProblem(reply, fullCode(holder)) : answerOf(upload)
    },
  )

  app.get(
    '/api/assets/uploads/:uploadId',
    {
      schema: {
        operationId: 'uploadState',
        security: fileHolder,
        params: UploadParams,
        response: { 200: UploadAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const upload = await uploads.byId(request.params.uploadId, holdersOf(request, isHttps))
      return upload ? answerOf(upload) : sendProblem(reply, 'asset.upload-missing')
    },
  )

  app.patch(
    '/api/assets/uploads/:uploadId',
    {
      schema: {
        operationId: 'uploadPart',
        security: fileHolder,
        consumes: [partType],
        params: UploadParams,
        querystring: UploadPartQuery,
        response: { 200: UploadAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { body } = request
      const { offset } = request.query
      const upload = await uploads.byId(request.params.uploadId, holdersOf(request, isHttps))
      if (!upload) return sendProblem(reply, 'asset.upload-missing')
      if (!Buffer.isBuffer(body) || body.byteLength === 0) {
        return sendProblem(reply, 'general.invalid-request')
      }
      if (offset !== upload.received) return sendProblem(reply, 'asset.upload-elsewhere')
      const end = offset + body.byteLength
      if (end > upload.length) return sendProblem(reply, 'asset.upload-damaged')
      if (end < upload.length && body.byteLength < minPartBytes) {
        return sendProblem(reply, 'asset.part-too-small')
      }
      const part = newId()
      return orNotStored(reply, async () => {
        const key = `parts/${upload.id}/${part}`
        await assets.announce(key, body.byteLength, context.now())
        await askStore(blobs.put(key, body, partType))
        if (!(await uploads.advance(upload.id, offset, body.byteLength, part))) {
          await askStore(blobs.delete(key))
          return sendProblem(reply, 'asset.upload-elsewhere')
        }
        return answerOf({ ...upload, received: end })
      })
    },
  )

  app.post(
    '/api/assets/uploads/:uploadId/finish',
    {
      schema: {
        operationId: 'finishUpload',
        security: fileHolder,
        params: UploadParams,
        response: { 200: AssetsAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const holders = holdersOf(request, isHttps)
      const upload = await uploads.byId(request.params.uploadId, holders)
      if (!upload) return sendProblem(reply, 'asset.upload-missing')
      return orNotStored(reply, async () => {
        const stored = await finishUpload(context.assets, upload)
        if (!stored.ok) return sendFieldErrors(reply, [{ field: 'files', code: stored.code }])
        return assetsAnswer(context, holders, stored.assets)
      })
    },
  )
}
