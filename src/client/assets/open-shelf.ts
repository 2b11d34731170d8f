import type { AssetShelf } from './asset-shelf.ts'
import { deviceShelf } from './device-shelf.ts'
import { serverShelf } from './server-shelf.ts'

/**
 * The files of who is here: those on this device for a visitor. Somebody who is logged in has theirs on the server, after those that could not be
 * sent yet; a file that cannot be sent for want of a network stays here until it can.
 */
export function openShelf(account: string | null): AssetShelf {
  const device = deviceShelf(account)
  if (account === null) return device
  const place = async (key: string): Promise<AssetShelf> => ((await device.has(key)) ? device : serverShelf)
  return {
    async list(request) {
      const here = await device.list({ ...request, startKey: undefined })
      if (request.startKey !== undefined && (await device.has(request.startKey))) return here
      const there = await serverShelf.list(request)
      if (!there.ok || !here.ok) return there
      const { counts, items } = there.page
      const waiting = here.page.counts
      return {
        ok: true,
        page: {
          items: request.startKey === undefined ? [...here.page.items, ...items] : items,
          counts: {
            images: counts.images + waiting.images,
            sounds: counts.sounds + waiting.sounds,
            videos: counts.videos + waiting.videos,
            models: counts.models + waiting.models,
          },
        },
      }
    },
    async add(file) {
      const added = await serverShelf.add(file)
      return !added.ok && added.code === 'general.offline' ? device.add(file) : added
    },
    rename: async (key, name) => (await place(key)).rename(key, name),
    remove: async (key) => (await place(key)).remove(key),
    restore: async (key) => (await place(key)).restore(key),
  }
}
