import type { Loaded } from '../../../machines/asset-library/asset-library-machine.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { asGlb } from '../../../model/assets/as-glb.ts'
import type { AssetType } from '../../../model/assets/asset.ts'
import { assetLimits } from '../../../model/assets/asset-limits.ts'
import { assetName } from '../../../model/assets/asset-name.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { assetPageSize } from '../../../protocol/http/asset.ts'
import type { AssetShelf, ItemResult, NewFile } from './asset-shelf.ts'
import { checkFile } from './check-file.ts'
import type { DeviceFile } from './device-database.ts'
import { deviceFiles } from './device-files.ts'
import { isOwner, ownersOf } from './device-owners.ts'
import { hashOf } from './hash-of.ts'
import { showFile } from './show-file.ts'

/** Milliseconds. */
const longest: Readonly<Partial<Record<AssetType, { readonly most: number; readonly code: ErrorCode }>>> = {
  sounds: { most: assetLimits.sound, code: 'asset.sound-too-long' },
  videos: { most: assetLimits.video, code: 'asset.video-too-long' },
}

const refuse = (code: ErrorCode) => ({ ok: false, code }) as const
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** What somebody (`null`: a visitor) put on this device and their account does not have yet. */
export function deviceShelf(account: string | null): AssetShelf & { has(key: string): Promise<boolean> } {
  const isOurs = (file: DeviceFile): boolean =>
    isOwner(file, account) && (account === null || file.storedAs[account] === undefined)

  async function found(search: string): Promise<readonly DeviceFile[]> {
    const wanted = search.trim().toLocaleLowerCase()
    const all = await deviceFiles.list()
    return all.filter((file) => isOurs(file) && file.name.toLocaleLowerCase().includes(wanted))
  }

  async function changed(key: string, values: Parameters<typeof deviceFiles.change>[1]): Promise<ItemResult> {
    try {
      const file = await deviceFiles.change(key, values)
      return file ? { ok: true, item: itemOf(file) } : refuse('asset.not-yours')
    } catch {
      return refuse('general.failed')
    }
  }

  return {
    async has(key) {
      try {
        const file = await deviceFiles.get(key)
        return file !== undefined && isOurs(file)
      } catch {
        return false
      }
    },
    async list({ type, search, startKey }): Promise<Loaded> {
      try {
        const all = await found(search)
        const ofType = all.filter((file) => file.type === type)
        const start = startKey === undefined ? 0 : ofType.findIndex(({ key }) => key === startKey) + 1
        const counts = { images: 0, sounds: 0, videos: 0, models: 0 }
        for (const file of all) counts[file.type] += 1
        const items = ofType.slice(start, start + assetPageSize).map(itemOf)
        return { ok: true, page: { items, counts } }
      } catch {
        return refuse('general.failed')
      }
    },
    async add({ file, type, onProgress }: NewFile): Promise<ItemResult> {
      const check = await checkFile(file, type)
      if (!check.ok) return check
      onProgress(0.3)
      const bytes = check.kind === 'gltf' ? new Blob([asGlb(new Uint8Array(await file.arrayBuffer()))]) : file
      const key = `${await hashOf(bytes)}.${check.kind === 'gltf' ? 'glb' : check.kind}`
      try {
        const known = await deviceFiles.get(key)
        if (known)
          return await changed(key, { removedAt: null, owners: [...new Set([...ownersOf(known), account])] })
        const shown = await showFile(bytes, type).catch(() => undefined)
        if (!shown) return refuse('asset.unreadable')
        const { size, duration, thumbnail } = shown
        const limit = longest[type]
        if (limit && duration !== null && duration > limit.most) return refuse(limit.code)
        onProgress(0.8)
        const kept: DeviceFile = {
          key,
          type,
          name: assetName(file.name) || type,
          bytes,
          thumbnail,
          width: size?.width ?? null,
          height: size?.height ?? null,
          duration,
          triangles: check.triangles,
          pixels: check.pixels,
          createdAt: Date.now(),
          removedAt: null,
          storedAs: {},
          owners: [account],
        }
        await deviceFiles.put(kept)
        return { ok: true, item: itemOf(kept) }
      } catch (error) {
        return refuse(isFull(error) ? 'asset.device-full' : 'general.failed')
      }
    },
    rename: (key, name) => changed(key, { name: assetName(name) }),
    async remove(key) {
      const removed = await changed(key, { removedAt: Date.now() })
      for (const name of [key, thumbnailOf(key)]) forgetAddress(name)
      return removed.ok ? { ok: true } : removed
    },
    restore: (key) => changed(key, { removedAt: null }),
  }
}

const addresses = new Map<string, string>()

const thumbnailOf = (key: string): string => `thumbnail ${key}`

/** Lets the bytes go: nothing lists them any more. */
function forgetAddress(name: string): void {
  const address = addresses.get(name)
  if (address === undefined) return
  addresses.delete(name)
  URL.revokeObjectURL(address)
}

/** An address of the bytes, the same for as long as they are listed. */
function addressOf(name: string, bytes: Blob): string {
  const known = addresses.get(name)
  if (known !== undefined) return known
  const address = URL.createObjectURL(bytes)
  addresses.set(name, address)
  return address
}

const itemOf = ({ key, type, name, bytes, thumbnail, ...facts }: DeviceFile): LibraryItem => ({
  key,
  type,
  name,
  link: addressOf(key, bytes),
  isDisabled: false,
  isOnDevice: true,
  thumbnail: thumbnail && addressOf(thumbnailOf(key), thumbnail),
  bytes: bytes.size,
  width: facts.width,
  height: facts.height,
  duration: facts.duration,
  triangles: facts.triangles,
  pixels: facts.pixels ?? null,
})
