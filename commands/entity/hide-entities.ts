import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import type { Project } from '../../model/project/project.ts'
import { defineCommand, type Plan, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'

/** Hides entities from the scene, or shows them again. */
export const hideEntities = defineCommand({
  type: 'entity.hide',
  version: 2,
  label: 'command.entity.hide',
  payload: z.strictObject({
    entityIds: z.array(EntityId).min(1).max(limits.commandTargets),
    isHidden: z.boolean(),
  }),
  surface: () => 'scene',
  plan: (project, { entityIds, isHidden }) => hide(project, entityIds, isHidden),
})

/** As recordings of before version 2 have it: one entity at a time. */
export const hideEntity = defineCommand({
  type: 'entity.hide',
  version: 1,
  label: 'command.entity.hide',
  payload: z.strictObject({ entityId: EntityId, isHidden: z.boolean() }),
  surface: () => 'scene',
  plan: (project, { entityId, isHidden }) => hide(project, [entityId], isHidden),
})

function hide(project: Project, entityIds: readonly EntityId[], isHidden: boolean): Plan {
  const list: Write[] = []
  let first = ''
  for (const id of entityIds) {
    const entity = project.entity(id)
    if (!entity) return reject('entity.missing')
    const { name, sceneId, kind } = entity
    if (isProtectedKind(kind)) return reject('entity.protected', { name })
    first ||= name
    const target = { root: entitiesRoot(sceneId), id, key: 'hidden' }
    list.push(isHidden ? { op: 'set', ...target, value: true } : { op: 'erase', ...target })
  }
  const words = { name: first, ...(entityIds.length > 1 && { count: entityIds.length }) }
  return writes(list, isHidden ? words : { ...words, context: 'off' })
}
