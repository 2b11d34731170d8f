import type { AssetEntry } from '../../protocol/http/asset.ts'
import type { Addresses } from '../app/addresses.ts'
import type { AssetRecord } from '../storage/ports/assets.ts'
import type { FileLinks } from './file-links.ts'

/** Files as their holder sees them, with addresses that work for half a day at least. */
export const assetEntries = (
  records: readonly AssetRecord[],
  { links, addresses, at }: { readonly links: FileLinks; readonly addresses: Addresses; readonly at: number },
): Promise<AssetEntry[]> => {
  const site = addresses.scenes[0]
  return Promise.all(
    records.map(async ({ name, thumbnailKey, ...record }) => ({
      ...record,
      asset: name,
      link: site + (await links.signed(record.key, at)),
      thumbnail: thumbnailKey && site + (await links.signed(thumbnailKey, at)),
      disabled: false,
    })),
  )
}
