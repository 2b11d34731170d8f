import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { AssetEntry } from '../../../protocol/http/asset.ts'
import { assetsRoute, deleteAssetRoute, renameAssetRoute, restoreAssetRoute } from '../http/asset-routes.ts'
import { call } from '../http/call.ts'
import { uploadAsset } from '../http/upload-asset.ts'
import type { AssetShelf } from './asset-shelf.ts'

/** The files of who is logged in, on the server. */
export const serverShelf: AssetShelf = {
  async list({ type, search, startKey }) {
    const answer = await call(assetsRoute, { type, search, ...(startKey !== undefined && { startKey }) })
    if (!answer.ok) return { ok: false, code: answer.error.code }
    const { assets, imagesCount, soundsCount, videosCount, modelsCount } = answer.data
    const counts = { images: imagesCount, sounds: soundsCount, videos: videosCount, models: modelsCount }
    return { ok: true, page: { items: assets.map(itemOf), counts } }
  },
  async add({ file, type, onProgress }) {
    const answer = await uploadAsset({ file, assetType: type, onProgress })
    if (!answer.ok) return { ok: false, code: answer.error.fields[0]?.code ?? answer.error.code }
    const [entry] = answer.data.assets
    return entry ? { ok: true, item: itemOf(entry) } : { ok: false, code: 'general.failed' }
  },
  async rename(key, name) {
    const answer = await call(renameAssetRoute, { key, assetName: name })
    return answer.ok
      ? { ok: true, item: itemOf(answer.data.asset) }
      : { ok: false, code: answer.error.fields[0]?.code ?? answer.error.code }
  },
  async remove(key) {
    const answer = await call(deleteAssetRoute, { key })
    return answer.ok ? { ok: true } : { ok: false, code: answer.error.code }
  },
  async restore(key) {
    const answer = await call(restoreAssetRoute, { key })
    return answer.ok ? { ok: true, item: itemOf(answer.data.asset) } : { ok: false, code: answer.error.code }
  },
}

const itemOf = ({ asset, disabled, createdAt: _createdAt, ...entry }: AssetEntry): LibraryItem => ({
  ...entry,
  name: asset,
  isDisabled: disabled,
  isOnDevice: false,
})
