import { z } from 'zod'
import { AssetId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { assetPlace } from './asset-place.ts'

/** Says where an asset's bytes are now: they were uploaded, or taken off the site. Nothing that a person would undo. */
export const storeAsset = defineCommand({
  type: 'asset.store',
  version: 1,
  label: 'command.asset.store',
  payload: z.strictObject({ assetId: AssetId, ...assetPlace }),
  surface: () => 'assets',
  undoable: false,
  plan(project, { assetId, key, link, isDisabled }) {
    const asset = project.asset(assetId)
    if (!asset) return reject('asset.missing')
    const values = { key, link, disabled: isDisabled }
    const list = Object.entries(values).map(
      ([name, value]) => ({ op: 'set', root: 'assets', id: assetId, key: name, value }) as const,
    )
    return writes(list, { name: asset.name })
  },
})
