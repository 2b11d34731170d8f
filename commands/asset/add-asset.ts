import { z } from 'zod'
import { assetTypes } from '../../model/assets/asset.ts'
import { assetName } from '../../model/assets/asset-name.ts'
import { limits } from '../../model/document/limits.ts'
import { freeName } from '../../model/document/unique-names.ts'
import { AssetId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { assetPlace } from './asset-place.ts'

/**
 * Adds a file to the library, under the part of its name before the first dot; a number makes that unique among the assets
 * of its type.
 */
export const addAsset = defineCommand({
  type: 'asset.add',
  version: 1,
  label: 'command.asset.add',
  payload: z.strictObject({
    assetId: AssetId,
    type: z.enum(assetTypes),
    fileName: z.string().max(limits.fileNameLength),
    ...assetPlace,
  }),
  surface: () => 'assets',
  plan(project, { assetId, type, fileName, key, link, isDisabled }, { lamport, actor }) {
    const wanted = assetName(fileName)
    if (wanted === '') return reject('name.empty')
    const alike = project.assets.filter((asset) => asset.type === type)
    const name = freeName(alike, wanted)
    const born = { t: lamport, c: actor }
    const values = { type, name, key, link, disabled: isDisabled, born }
    return writes([{ op: 'create', root: 'assets', id: assetId, values }], { name })
  },
})
