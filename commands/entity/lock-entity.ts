import { z } from 'zod'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Locks an entity against every change but hiding, or unlocks it. */
export const lockEntity = defineCommand({
  type: 'entity.lock',
  version: 1,
  label: 'command.entity.lock',
  payload: z.strictObject({ entityId: EntityId, isLocked: z.boolean() }),
  surface: () => 'scene',
  plan(project, { entityId, isLocked }) {
    const entity = project.entity(entityId)
    if (!entity) return reject('entity.missing')
    const { name, sceneId } = entity
    const target = { root: entitiesRoot(sceneId), id: entityId, key: 'locked' }
    if (isLocked) return writes([{ op: 'set', ...target, value: true }], { name })
    return writes([{ op: 'erase', ...target }], { name, context: 'off' })
  },
})
