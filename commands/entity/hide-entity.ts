import { z } from 'zod'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Hides an entity from the scene, or shows it again. */
export const hideEntity = defineCommand({
  type: 'entity.hide',
  version: 1,
  label: 'command.entity.hide',
  payload: z.strictObject({ entityId: EntityId, isHidden: z.boolean() }),
  surface: () => 'scene',
  plan(project, { entityId, isHidden }) {
    const entity = project.entity(entityId)
    if (!entity) return reject('entity.missing')
    const { name, sceneId, kind } = entity
    if (isProtectedKind(kind)) return reject('entity.protected', { name })
    const target = { root: entitiesRoot(sceneId), id: entityId, key: 'hidden' }
    if (isHidden) return writes([{ op: 'set', ...target, value: true }], { name })
    return writes([{ op: 'erase', ...target }], { name, context: 'off' })
  },
})
