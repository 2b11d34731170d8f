import { z } from 'zod'
import { Material } from '../../model/components/material.ts'
import { FileSource } from '../../model/components/source.ts'
import { limits } from '../../model/document/limits.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { changeableEntity, isRefused } from '../entity/changeable-entity.ts'
import { AssetBirth, assetWrites } from './asset-birth.ts'

/** What a thing without a colour of its own is painted with once the picture is gone. */
const plain = '#FFFFFF'

/** Puts a picture on things, or takes theirs away (`null`); a file that is not in the library yet comes along. */
export const paintWithAsset = defineCommand({
  type: 'asset.paint',
  version: 1,
  label: 'command.asset.paint',
  payload: z.strictObject({
    asset: AssetBirth.optional(),
    picture: FileSource.nullable(),
    entityIds: z.array(EntityId).min(1).max(limits.commandTargets),
  }),
  surface: () => 'scene',
  plan(project, { asset, picture, entityIds }, context) {
    const added = assetWrites(project, asset, context)
    if (!added) return reject('name.empty')
    const list: Write[] = [...added]
    const names: string[] = []
    for (const id of new Set(entityIds)) {
      const entity = changeableEntity(project, id)
      if (isRefused(entity)) return entity
      const before = entity.components.material ?? {}
      const { texture, ...rest } = before
      names.push(entity.name)
      if (picture === (texture ?? null)) continue
      const value = { color: plain, ...rest, ...(picture !== null && { texture: picture }) }
      if (!Material.safeParse(value).success) return reject('payload.invalid')
      list.push({ op: 'set', root: entitiesRoot(entity.sceneId), id, key: 'material', value })
    }
    return writes(list, { name: names[0] ?? '', count: names.length })
  },
})
