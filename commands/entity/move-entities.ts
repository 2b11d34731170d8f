import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { holdersOf } from '../../model/project/holders-of.ts'
import type { Entity, Project } from '../../model/project/project.ts'
import { defineCommand, type Plan, type PlanContext, reject, writes } from '../core/define-command.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'
import { placeEntities } from './place-entities.ts'

/**
 * Moves entities, in this order, into another parent (`null` = the scene) or to another place among its siblings: in front of
 * `before`, or to the end. Two people may still form a cycle at the same time; `materialise` resolves it.
 */
export const moveEntities = defineCommand({
  type: 'entity.move',
  version: 2,
  label: 'command.entity.move',
  payload: z.strictObject({
    entityIds: z.array(EntityId).min(1).max(limits.commandTargets),
    parentId: EntityId.nullable(),
    before: EntityId.nullable(),
  }),
  surface: () => 'scene',
  plan: (project, { entityIds, parentId, before }, context) =>
    move(project, entityIds, parentId, before, context),
})

/** As recordings of before version 2 have it: one entity at a time. */
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
  plan: (project, { entityId, parentId, before }, context) =>
    move(project, [entityId], parentId, before, context),
})

function move(
  project: Project,
  entityIds: readonly EntityId[],
  parentId: EntityId | null,
  before: EntityId | null,
  context: PlanContext,
): Plan {
  const around = holdersOf(project, parentId)
  const movers: Entity[] = []
  for (const id of new Set(entityIds)) {
    const entity = changeableEntity(project, id)
    if (isRefused(entity)) return entity
    const isElsewhere = parentId !== null && project.entity(parentId)?.sceneId !== entity.sceneId
    if (isElsewhere || (movers[0] && movers[0].sceneId !== entity.sceneId)) return reject('entity.missing')
    if (around.has(id)) return reject('entity.would-create-cycle')
    movers.push(entity)
  }
  const [first] = movers
  if (!first) return reject('payload.invalid')
  const { sceneId, name } = first
  const words = { name, ...(movers.length > 1 && { count: movers.length }) }
  const siblings = project.children(sceneId, parentId)
  const moved = new Set<EntityId>(movers.map(({ id }) => id))
  const found = before === null ? -1 : siblings.indexOf(before)
  // In front of one that moves itself is in front of what stays behind it.
  const stays = found < 0 ? null : (siblings.slice(found).find((id) => !moved.has(id)) ?? null)
  if (isThere(siblings, movers, stays)) return writes([], words)
  const { places, rekeys } = placeEntities(project, { sceneId, parentId, before: stays }, context, movers)
  const root = entitiesRoot(sceneId)
  const placed = movers.flatMap(({ id }, index) => {
    const value = places[index]
    return value ? [{ op: 'set', root, id, key: 'place', value } as const] : []
  })
  return writes([...placed, ...rekeys], words)
}

/** Whether they lie in this order, one behind the other, right in front of `before`. */
function isThere(siblings: readonly EntityId[], movers: readonly Entity[], before: EntityId | null): boolean {
  const start = movers[0] ? siblings.indexOf(movers[0].id) : -1
  if (start < 0) return false
  const isInRow = movers.every(({ id }, index) => siblings[start + index] === id)
  return isInRow && (siblings[start + movers.length] ?? null) === before
}
