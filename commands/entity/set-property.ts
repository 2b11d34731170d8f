import { z } from 'zod'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { JsonValueSchema } from '../../model/document/json-schema.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'
import { ComponentName } from './component-name.ts'

/** Changes one property of a component and leaves the others; a slider's run is one step. */
export const setProperty = defineCommand({
  type: 'entity.set-property',
  version: 1,
  label: 'command.entity.set-property',
  payload: z.strictObject({
    entityId: EntityId,
    component: ComponentName,
    property: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/),
    value: JsonValueSchema,
  }),
  surface: () => 'scene',
  mergeKey: ({ entityId, component, property }) => `${entityId} ${component} ${property}`,
  plan(project, { entityId, component, property, value }) {
    const entity = changeableEntity(project, entityId)
    if (isRefused(entity)) return entity
    const next = { ...entity.components[component], [property]: value }
    if (!isComponentValue(component, next)) return reject('payload.invalid')
    const root = entitiesRoot(entity.sceneId)
    const write = { op: 'set', root, id: entityId, key: component, value: next } as const
    return writes([write], { name: entity.name, component, property })
  },
})
