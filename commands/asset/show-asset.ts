import { defineCommand, reject, writes } from '../core/define-command.ts'
import { createEntity } from '../entity/create-entity.ts'
import { PlacedBirth } from '../entity/entity-birth.ts'
import { AssetBirth, assetWrites } from './asset-birth.ts'

/** Puts a thing that shows or plays a file into a scene, and the file into the library unless it is there: one step. */
export const showAsset = defineCommand({
  type: 'asset.show',
  version: 1,
  label: 'command.asset.show',
  payload: PlacedBirth.extend({ asset: AssetBirth.optional() }),
  surface: () => 'scene',
  plan(project, { asset, ...thing }, context) {
    const added = assetWrites(project, asset, context)
    if (!added) return reject('name.empty')
    const created = createEntity.plan(project, thing, context)
    return created.kind === 'writes' ? writes([...added, ...created.writes], created.params) : created
  },
})
