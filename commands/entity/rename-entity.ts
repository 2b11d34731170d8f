import { z } from 'zod'
import { Name } from '../../model/document/names.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'

/** Gives an entity another name; two entities may have the same one. */
export const renameEntity = defineCommand({
  type: 'entity.rename',
  version: 1,
  label: 'command.entity.rename',
  payload: z.strictObject({ entityId: EntityId, name: Name }),
  surface: () => 'scene',
  mergeKey: ({ entityId }) => entityId,
  plan(project, { entityId, name }) {
    const entity = changeableEntity(project, entityId)
    if (isRefused(entity)) return entity
    if (name === '') return reject('name.empty')
    const root = entitiesRoot(entity.sceneId)
    return writes([{ op: 'set', root, id: entityId, key: 'name', value: name }], { name })
  },
})
