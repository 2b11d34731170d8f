import { z } from 'zod'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import type { Entity, Project } from '../../model/project/project.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'
import { placeEntity } from './place-entity.ts'

/**
 * Moves an entity into another parent (`null` = the scene) or to another place among its siblings: in front of `before`, or
 * to the end. Two people may still form a cycle at the same time; `materialise` resolves it.
 */
export const moveEntity = defineCommand({
  type: 'entity.move',
  version: 1,
  label: 'command.entity.move',
  payload: z.strictObject({
    entityId: EntityId,
    parentId: EntityId.nullable(),
    before: EntityId.nullable(),
  }),
  surface: () => 'scene',
  plan(project, { entityId, parentId, before }, context) {
    const entity = changeableEntity(project, entityId)
    if (isRefused(entity)) return entity
    const { sceneId, name } = entity
    if (parentId !== null && project.entity(parentId)?.sceneId !== sceneId) return reject('entity.missing')
    if (isInside(project, parentId, entityId)) return reject('entity.would-create-cycle')
    if (isThere(project, entity, parentId, before)) return writes([], { name })
    const { place, rekeys } = placeEntity(project, { sceneId, parentId, before }, context, entity)
    const move = { op: 'set', root: entitiesRoot(sceneId), id: entityId, key: 'place', value: place } as const
    return writes([move, ...rekeys], { name })
  },
})

/** Whether `id` is `ancestorId` or lies inside it. */
function isInside(project: Project, id: EntityId | null, ancestorId: EntityId): boolean {
  for (let at = id; at !== null; at = project.entity(at)?.parentId ?? null) if (at === ancestorId) return true
  return false
}

function isThere(
  project: Project,
  { id, sceneId, parentId }: Entity,
  newParentId: EntityId | null,
  before: EntityId | null,
): boolean {
  if (parentId !== newParentId) return false
  const siblings = project.children(sceneId, parentId)
  const next = siblings[siblings.indexOf(id) + 1] ?? null
  return before === id || before === next
}
