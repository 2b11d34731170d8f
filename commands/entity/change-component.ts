import { z } from 'zod'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { JsonObjectSchema } from '../../model/document/json-schema.ts'
import { limits } from '../../model/document/limits.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { entityKinds, isEntityKind } from '../../model/kinds/entity-kinds.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'
import { ComponentName } from './component-name.ts'

/**
 * Changes one component of several entities in one step, each to a value of its own; `null` takes the component away. `property` says which
 * of its properties the person changed, `null` for all of them: a run of changes of the same one is one step.
 */
export const changeComponent = defineCommand({
  type: 'entity.change-component',
  version: 1,
  label: 'command.entity.change-component',
  payload: z.strictObject({
    component: ComponentName,
    property: z.string().min(1).max(64).nullable(),
    changes: z
      .array(z.strictObject({ entityId: EntityId, value: JsonObjectSchema.nullable() }))
      .min(1)
      .max(limits.commandTargets),
  }),
  surface: () => 'scene',
  mergeKey: ({ component, property, changes }) =>
    `${component} ${property ?? ''} ${changes.map(({ entityId }) => entityId).join(' ')}`,
  plan(project, { component, changes }) {
    const list: Write[] = []
    let first = ''
    for (const { entityId, value } of changes) {
      const entity = changeableEntity(project, entityId)
      if (isRefused(entity)) return entity
      const { name, kind, sceneId } = entity
      first ||= name
      const target = { root: entitiesRoot(sceneId), id: entityId, key: component }
      if (value === null) {
        if (isEntityKind(kind) && entityKinds[kind].needs === component)
          return reject('entity.component-needed', { name })
        list.push({ op: 'erase', ...target })
      } else {
        if (!isComponentValue(component, value)) return reject('payload.invalid')
        list.push({ op: 'set', ...target, value })
      }
    }
    return writes(list, { name: first, component, count: changes.length })
  },
})
