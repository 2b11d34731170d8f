import { z } from 'zod'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { JsonObjectSchema } from '../../model/document/json-schema.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'
import { ComponentName } from './component-name.ts'

/** Gives an entity a component, or replaces its whole value. */
export const setComponent = defineCommand({
  type: 'entity.set-component',
  version: 1,
  label: 'command.entity.set-component',
  payload: z.strictObject({ entityId: EntityId, component: ComponentName, value: JsonObjectSchema }),
  surface: () => 'scene',
  plan(project, { entityId, component, value }) {
    const entity = changeableEntity(project, entityId)
    if (isRefused(entity)) return entity
    if (!isComponentValue(component, value)) return reject('payload.invalid')
    const root = entitiesRoot(entity.sceneId)
    return writes([{ op: 'set', root, id: entityId, key: component, value }], {
      name: entity.name,
      component,
    })
  },
})
