import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import { defineCommand, type Plan, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'

/** Locks entities against every change but hiding, or unlocks them. */
export const lockEntities = defineCommand({
  type: 'entity.lock',
  version: 2,
  label: 'command.entity.lock',
  payload: z.strictObject({
    entityIds: z.array(EntityId).min(1).max(limits.commandTargets),
    isLocked: z.boolean(),
  }),
  surface: () => 'scene',
  plan: (project, { entityIds, isLocked }) => lock(project, entityIds, isLocked),
})

/** As recordings of before version 2 have it: one entity at a time. */
export const lockEntity = defineCommand({
  type: 'entity.lock',
  version: 1,
  label: 'command.entity.lock',
  payload: z.strictObject({ entityId: EntityId, isLocked: z.boolean() }),
  surface: () => 'scene',
  plan: (project, { entityId, isLocked }) => lock(project, [entityId], isLocked),
})

function lock(project: Project, entityIds: readonly EntityId[], isLocked: boolean): Plan {
  const list: Write[] = []
  let first = ''
  for (const id of entityIds) {
    const entity = project.entity(id)
    if (!entity) return reject('entity.missing')
    first ||= entity.name
    const target = { root: entitiesRoot(entity.sceneId), id, key: 'locked' }
    list.push(isLocked ? { op: 'set', ...target, value: true } : { op: 'erase', ...target })
  }
  const words = { name: first, ...(entityIds.length > 1 && { count: entityIds.length }) }
  return writes(list, isLocked ? words : { ...words, context: 'off' })
}
