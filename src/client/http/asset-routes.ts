import type { z } from 'zod'
import type { AssetType } from '../../../model/assets/asset.ts'
import {
  AssetAnswer,
  AssetLinksAnswer,
  AssetsAnswer,
  type BeginUploadRequest,
  UploadAnswer,
} from '../../../protocol/http/asset.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

interface AssetPage {
  readonly type: AssetType
  readonly search?: string
  readonly page?: number
  /** Goes on after the last one that is there already. */
  readonly startKey?: string
}

/** A page of one's own files, newest first, with the counts of all types. */
export const assetsRoute: Route<AssetPage, AssetsAnswer> = {
  method: 'GET',
  path: ({ type, search = '', page, startKey }) =>
    `/api/assets?${new URLSearchParams({
      type,
      search,
      ...(page !== undefined && { page: String(page) }),
      ...(startKey !== undefined && { startKey }),
    })}`,
  answer: AssetsAnswer,
}

interface AssetUpload {
  readonly files: readonly File[]
  readonly assetName?: string
  readonly assetType: AssetType
  readonly uploadAsAnonymous: boolean
}

/** Uploads small files in one go; `uploadAsset` does it in parts that can be resumed. */
export const uploadAssetsRoute: Route<AssetUpload, AssetsAnswer> = {
  method: 'POST',
  path: () => '/api/assets',
  send: ({ files, assetName = '', assetType, uploadAsAnonymous }) => {
    const form = new FormData()
    form.append('assetName', assetName)
    form.append('assetType', assetType)
    form.append('uploadAsAnonymous', String(uploadAsAnonymous))
    for (const file of files) form.append('files', file)
    return { body: form }
  },
  answer: AssetsAnswer,
}

/** Keeps what is before the first dot. */
export const renameAssetRoute: Route<
  { readonly key: string; readonly assetName: string },
  z.infer<typeof AssetAnswer>
> = { method: 'PUT', path: () => '/api/assets', send: jsonBody, answer: AssetAnswer }

/** Into the bin, from where `restoreAssetRoute` brings it back for 30 days. */
export const deleteAssetRoute: Route<{ readonly key: string }, z.infer<typeof EmptyAnswer>> = {
  method: 'DELETE',
  path: () => '/api/assets',
  send: jsonBody,
  answer: EmptyAnswer,
}

export const restoreAssetRoute: Route<{ readonly key: string }, z.infer<typeof AssetAnswer>> = {
  method: 'POST',
  path: () => '/api/assets/restore',
  send: jsonBody,
  answer: AssetAnswer,
}

/** Fresh addresses of files; of those that others brought into a project, with its id. */
export const assetLinksRoute: Route<
  { readonly keys: readonly string[]; readonly projectId?: string },
  z.infer<typeof AssetLinksAnswer>
> = { method: 'POST', path: () => '/api/assets/links', send: jsonBody, answer: AssetLinksAnswer }

/** Begins an upload in parts, or finds the one of the same file that was broken off. */
export const beginUploadRoute: Route<BeginUploadRequest, UploadAnswer> = {
  method: 'POST',
  path: () => '/api/assets/uploads',
  send: jsonBody,
  answer: UploadAnswer,
}

const uploadPath = (uploadId: string): string => `/api/assets/uploads/${encodeURIComponent(uploadId)}`

/** How far an upload has come. */
export const uploadStateRoute: Route<{ readonly uploadId: string }, UploadAnswer> = {
  method: 'GET',
  path: ({ uploadId }) => uploadPath(uploadId),
  answer: UploadAnswer,
}

/** Adds a part, which begins where the upload is. */
export const uploadPartRoute: Route<
  { readonly uploadId: string; readonly offset: number; readonly part: Blob },
  UploadAnswer
> = {
  method: 'PATCH',
  path: ({ uploadId, offset }) => `${uploadPath(uploadId)}?offset=${offset}`,
  send: ({ part }) => ({ body: part, contentType: 'application/offset+octet-stream' }),
  answer: UploadAnswer,
}

/** Checks and stores what has arrived. */
export const finishUploadRoute: Route<{ readonly uploadId: string }, AssetsAnswer> = {
  method: 'POST',
  path: ({ uploadId }) => `${uploadPath(uploadId)}/finish`,
  answer: AssetsAnswer,
}
