import { z } from 'zod'
import { assetName } from '../../model/assets/asset-name.ts'
import { limits } from '../../model/document/limits.ts'
import { isNameTaken } from '../../model/document/unique-names.ts'
import { AssetId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { listedAsset } from './listed-asset.ts'

/**
 * Renames an asset to the part of `name` before the first dot (spec 5). What shows it goes on doing so. Names are unique among
 * the assets of a type, whatever the case.
 */
export const renameAsset = defineCommand({
  type: 'asset.rename',
  version: 1,
  label: 'command.asset.rename',
  payload: z.strictObject({ assetId: AssetId, name: z.string().max(limits.fileNameLength) }),
  surface: () => 'assets',
  plan(project, { assetId, name: wanted }) {
    const asset = listedAsset(project, assetId)
    if (!asset) return reject('asset.missing')
    const name = assetName(wanted)
    if (name === '') return reject('name.empty')
    const alike = project.assets.filter(({ type }) => type === asset.type)
    if (isNameTaken(alike, name, assetId)) return reject('name.taken', { name })
    return writes([{ op: 'set', root: 'assets', id: assetId, key: 'name', value: name }], { name })
  },
})
