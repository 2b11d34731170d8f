import { z } from 'zod'
import { assetReference } from '../../model/assets/reference.ts'
import { whereUsed } from '../../model/assets/where-used.ts'
import { AssetId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { listedAsset } from './listed-asset.ts'

/**
 * Takes an asset out of the library, softly. Refused while something shows or plays it, so that nothing in a world goes
 * grey unasked; `asset.replace` is the way on. Should somebody use it at the same moment, it is unlisted and still shown.
 */
export const removeAsset = defineCommand({
  type: 'asset.remove',
  version: 1,
  label: 'command.asset.remove',
  payload: z.strictObject({ assetId: AssetId }),
  surface: () => 'assets',
  plan(project, { assetId }, { lamport, actor }) {
    const asset = listedAsset(project, assetId)
    if (!asset) return reject('asset.missing')
    const { name } = asset
    const count = whereUsed(project, assetReference(assetId)).length
    if (count > 0) return reject('asset.in-use', { name, count })
    const value = { t: lamport, c: actor }
    return writes([{ op: 'set', root: 'assets', id: assetId, key: 'del', value }], { name })
  },
})
