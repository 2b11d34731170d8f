import { z } from 'zod'
import { licences } from '../../model/assets/asset.ts'
import { limits } from '../../model/document/limits.ts'
import { AssetId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { AssetBirth, birthOfAsset } from './asset-birth.ts'
import { listedAsset } from './listed-asset.ts'

/** Says who made a file and what others may do with it; one that is not in the library yet comes along. It goes with every copy of the project. */
export const creditAsset = defineCommand({
  type: 'asset.credit',
  version: 1,
  label: 'command.asset.credit',
  payload: z.strictObject({
    assetId: AssetId,
    asset: AssetBirth.optional(),
    credit: z.string().max(limits.creditLength),
    licence: z.enum(licences),
  }),
  surface: () => 'assets',
  plan(project, { assetId, asset, credit, licence }, context) {
    const origin = { credit: credit.trim(), licence }
    const known = listedAsset(project, assetId)
    if (known) {
      const list = Object.entries(origin).map(
        ([key, value]) => ({ op: 'set', root: 'assets', id: assetId, key, value }) as const,
      )
      return writes(list, { name: known.name })
    }
    const born = asset?.assetId === assetId ? birthOfAsset(project, asset, context, origin) : undefined
    return born ? writes([born.write], { name: born.name }) : reject('asset.missing')
  },
})
