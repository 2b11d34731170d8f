import type { AssetType } from '../../../model/assets/asset.ts'
import { type AssetsAnswer, maxAssetBytes } from '../../../protocol/http/asset.ts'
import { hashOf } from '../assets/hash-of.ts'
import { beginUploadRoute, finishUploadRoute, uploadPartRoute, uploadStateRoute } from './asset-routes.ts'
import { call } from './call.ts'
import type { CallResult } from './call-error.ts'

/** Bytes of a part: what is lost at most when the connection breaks. */
const partBytes = 1024 * 1024

/** How often a part is tried again, a second longer each time. */
const tries = 4

interface AssetFile {
  readonly file: File
  readonly assetName?: string
  readonly assetType: AssetType
  readonly uploadAsAnonymous?: boolean
  /** Hears which part of the whole, from 0 to 1, has arrived for good. */
  readonly onProgress?: (share: number) => void
  /** Waits before a part is tried again; tests do not. */
  readonly wait?: (milliseconds: number) => Promise<void>
}

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Uploads a file in parts. A connection that breaks for a while is waited for; when it is given up ('general.offline'), the next call with the
 * same file goes on where this one ended, for a day.
 */
export async function uploadAsset(asset: AssetFile): Promise<CallResult<AssetsAnswer>> {
  const { file, assetName = '', assetType, uploadAsAnonymous = false, onProgress, wait = later } = asset
  if (file.size > maxAssetBytes) return { ok: false, error: { code: 'asset.too-large', fields: [] } }
  const begun = await call(beginUploadRoute, {
    fileName: file.name,
    assetName,
    assetType,
    uploadAsAnonymous,
    length: file.size,
    hash: await hashOf(file),
  })
  if (!begun.ok) return begun
  const { uploadId } = begun.data
  let { offset } = begun.data
  for (let failures = 0; offset < file.size; ) {
    onProgress?.(offset / file.size)
    const part = file.slice(offset, offset + partBytes)
    const sent = await call(uploadPartRoute, { uploadId, offset, part })
    if (sent.ok) {
      failures = 0
      offset = sent.data.offset
      continue
    }
    const { code } = sent.error
    if (code !== 'general.offline' && code !== 'asset.upload-elsewhere') return sent
    failures += 1
    if (failures > tries) return sent
    await wait(failures * 1000)
    const state = await call(uploadStateRoute, { uploadId })
    if (state.ok) offset = state.data.offset
  }
  onProgress?.(1)
  return call(finishUploadRoute, { uploadId })
}
