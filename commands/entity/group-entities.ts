import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { Name } from '../../model/document/names.ts'
import { orderKeys } from '../../model/document/order-keys.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import { holdersOf } from '../../model/project/holders-of.ts'
import type { Entity, Project, Vec3 } from '../../model/project/project.ts'
import { type Pose, poseOf } from '../../model/space/pose.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'
import { frameWithin } from './frame-within.ts'
import { placeEntity } from './place-entities.ts'
import { poseWrites } from './pose-writes.ts'

/**
 * Puts entities of one scene into a new group, which stands in the middle of them, unturned, inside the nearest entity that they
 * all lie in. Each keeps its place in the world, and turn and size too where that can be said (`poseOf`). What lies inside
 * another one of them stays in that.
 */
export const groupEntities = defineCommand({
  type: 'entity.group',
  version: 1,
  label: 'command.entity.group',
  payload: z.strictObject({
    groupId: EntityId,
    name: Name,
    entityIds: z.array(EntityId).min(1).max(limits.commandTargets),
  }),
  surface: () => 'scene',
  plan(project, { groupId, name, entityIds }, context) {
    if (name === '') return reject('name.empty')
    if (project.entity(groupId)) return reject('payload.invalid')
    const chosen = new Map<EntityId, Entity>()
    for (const id of entityIds) {
      const entity = changeableEntity(project, id)
      if (isRefused(entity)) return entity
      if (isProtectedKind(entity.kind)) return reject('entity.protected', { name: entity.name })
      chosen.set(id, entity)
    }
    const [first] = chosen.values()
    if (!first) return reject('entity.missing')
    const { sceneId } = first
    if ([...chosen.values()].some((entity) => entity.sceneId !== sceneId)) return reject('payload.invalid')
    const inside = new Map([...chosen.keys()].map((id) => [id, true]))
    const members = project
      .entities(sceneId)
      .filter(({ id, parentId }) => chosen.has(id) && !knownAbove(project, parentId, inside, false))
    const parentId = commonParent(project, members)
    const poses = new Map(members.map((entity) => [entity, poseWithin(project, entity, parentId)]))
    const centre = middle([...poses.values()].map(({ position }) => position))
    const before = members.length === 0 ? null : childTowards(project, members[0] ?? first, parentId)
    const { place, rekeys } = placeEntity(project, { sceneId, parentId, before }, context)
    const root = entitiesRoot(sceneId)
    const list: Write[] = [
      {
        op: 'create',
        root,
        id: groupId,
        values: { kind: 'group', name, place, position: centre, rotation: [0, 0, 0], scale: [1, 1, 1] },
      },
      ...rekeys,
    ]
    const orders = orderKeys(members.length)
    for (const [index, [entity, pose]] of [...poses].entries()) {
      const moved = poseWrites(entity, { ...pose, position: subtract(pose.position, centre) })
      if (!moved) return reject('payload.invalid')
      const inside = { p: groupId, o: orders[index] ?? '', t: context.lamport, c: context.actor }
      const value = { ...inside, prev: entity.parentId ?? '' }
      list.push({ op: 'set', root, id: entity.id, key: 'place', value }, ...moved)
    }
    return writes(list, { name: members[0]?.name ?? name, count: members.length })
  },
})

/** The nearest entity that all of them lie in, `null` for the scene. */
function commonParent(project: Project, members: readonly Entity[]): EntityId | null {
  // Most of them lie in the same one.
  const [first = null, ...others] = new Set(members.map(({ parentId }) => parentId))
  const line = [...holdersOf(project, first)]
  /** Where in that line one comes to from an entity, upwards. */
  const meetings = new Map(line.map((id, at) => [id, at]))
  const far = others.reduce((at, id) => Math.max(at, knownAbove(project, id, meetings, line.length)), 0)
  return line[far] ?? null
}

/**
 * What is known of the nearest one on the way up from an entity, itself included, or `otherwise`. The same is known of all that were
 * passed from then on, so that no way is gone twice.
 */
function knownAbove<Known>(
  project: Project,
  start: EntityId | null,
  known: Map<EntityId, Known>,
  otherwise: Known,
): Known {
  const passed: EntityId[] = []
  let id = start
  while (id !== null && !known.has(id)) {
    passed.push(id)
    id = project.entity(id)?.parentId ?? null
  }
  const answer = (id === null ? undefined : known.get(id)) ?? otherwise
  for (const one of passed) known.set(one, answer)
  return answer
}

/** The child of `ancestorId` that is or holds the entity: the group takes its place among the siblings. */
function childTowards(project: Project, entity: Entity, ancestorId: EntityId | null): EntityId {
  let at = entity
  while (at.parentId !== null && at.parentId !== ancestorId) {
    const parent = project.entity(at.parentId)
    if (!parent) break
    at = parent
  }
  return at.id
}

/** A direct child's own pose exactly as it is stored; a deeper one's as its ancestor sees it. */
function poseWithin(project: Project, entity: Entity, ancestorId: EntityId | null): Pose {
  return entity.parentId === ancestorId ? entity : poseOf(frameWithin(project, entity, ancestorId))
}

/** The middle of the box that holds the points. */
function middle(points: readonly Vec3[]): Vec3 {
  const along = (axis: 0 | 1 | 2): number => {
    let low = Number.POSITIVE_INFINITY
    let high = Number.NEGATIVE_INFINITY
    for (const point of points) {
      low = Math.min(low, point[axis])
      high = Math.max(high, point[axis])
    }
    return low + (high - low) / 2
  }
  return [along(0), along(1), along(2)]
}

const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
