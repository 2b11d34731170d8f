import { defineCommand, reject, writes } from '../core/define-command.ts'
import { AssetBirth, birthOfAsset } from './asset-birth.ts'

/**
 * Adds a file to the library, under the part of its name before the first dot; a number makes that unique among the assets
 * of its type.
 */
export const addAsset = defineCommand({
  type: 'asset.add',
  version: 1,
  label: 'command.asset.add',
  payload: AssetBirth,
  surface: () => 'assets',
  plan(project, payload, context) {
    const born = birthOfAsset(project, payload, context)
    return born ? writes([born.write], { name: born.name }) : reject('name.empty')
  },
})
