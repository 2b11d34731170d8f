import { z } from 'zod'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { entityKinds, isEntityKind } from '../../model/kinds/entity-kinds.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'
import { ComponentName } from './component-name.ts'

/** Takes a component away from an entity; the one without which its kind is nothing stays. */
export const removeComponent = defineCommand({
  type: 'entity.remove-component',
  version: 1,
  label: 'command.entity.remove-component',
  payload: z.strictObject({ entityId: EntityId, component: ComponentName }),
  surface: () => 'scene',
  plan(project, { entityId, component }) {
    const entity = changeableEntity(project, entityId)
    if (isRefused(entity)) return entity
    const { name, kind, sceneId } = entity
    if (isEntityKind(kind) && entityKinds[kind].needs === component)
      return reject('entity.component-needed', { name })
    return writes([{ op: 'erase', root: entitiesRoot(sceneId), id: entityId, key: component }], {
      name,
      component,
    })
  },
})
