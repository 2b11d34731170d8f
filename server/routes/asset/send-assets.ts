import type { AssetEntry, AssetsAnswer } from '../../../protocol/http/asset.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { assetEntries } from '../../assets/asset-entries.ts'
import type { AssetHolder, AssetRecord } from '../../storage/ports/assets.ts'

const entriesOf = (context: ServerContext, records: readonly AssetRecord[]): Promise<AssetEntry[]> =>
  assetEntries(records, {
    links: context.assets.links,
    addresses: context.addresses,
    at: context.now(),
  })

/** One file as its holder sees it. */
export async function assetAnswer(
  context: ServerContext,
  record: AssetRecord,
): Promise<{ asset: AssetEntry }> {
  const [asset] = await entriesOf(context, [record])
  if (!asset) throw new Error('one record has one entry')
  return { asset }
}

/** Files with how many of each type the holders have. */
export async function assetsAnswer(
  context: ServerContext,
  holders: readonly AssetHolder[],
  records: readonly AssetRecord[],
  search = '',
): Promise<AssetsAnswer> {
  const counts = await context.storage.assets.counts(holders, search, context.now())
  return {
    assets: await entriesOf(context, records),
    imagesCount: counts.images,
    soundsCount: counts.sounds,
    videosCount: counts.videos,
    modelsCount: counts.models,
  }
}
