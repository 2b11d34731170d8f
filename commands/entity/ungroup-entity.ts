import { z } from 'zod'
import { entitiesRoot } from '../../model/document/root-name.ts'
import { EntityId } from '../../model/ids.ts'
import { poseOf } from '../../model/space/pose.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { changeableEntity, isRefused } from './changeable-entity.ts'
import { frameWithin } from './frame-within.ts'
import { poseWrites } from './pose-writes.ts'
import { siblingOrders } from './sibling-orders.ts'

/**
 * Dissolves a group: what is in it takes the group's place among its siblings and keeps its place in the world (turn and size
 * where that can be said, `poseOf`). What a hidden group hid stays hidden.
 */
export const ungroupEntity = defineCommand({
  type: 'entity.ungroup',
  version: 1,
  label: 'command.entity.ungroup',
  payload: z.strictObject({ groupId: EntityId }),
  surface: () => 'scene',
  plan(project, { groupId }, context) {
    const group = changeableEntity(project, groupId)
    if (isRefused(group)) return group
    const { name, sceneId, parentId, kind, isHidden } = group
    if (kind !== 'group') return reject('entity.not-group', { name })
    const root = entitiesRoot(sceneId)
    const members = project.children(sceneId, groupId).flatMap((id) => project.entity(id) ?? [])
    const siblings = project.children(sceneId, parentId)
    const at = siblings.indexOf(groupId) + 1
    const { orders, rekeys } = siblingOrders(context.records, sceneId, siblings, at, members.length)
    const list: Write[] = [...rekeys]
    for (const [index, member] of members.entries()) {
      if (member.isLocked) return reject('entity.locked', { name: member.name })
      const moved = poseWrites(member, poseOf(frameWithin(project, member, parentId)))
      if (!moved) return reject('payload.invalid')
      const outside = { p: parentId ?? '', o: orders[index] ?? '', t: context.lamport, c: context.actor }
      list.push(
        { op: 'set', root, id: member.id, key: 'place', value: { ...outside, prev: groupId } },
        ...moved,
      )
      if (isHidden) list.push({ op: 'set', root, id: member.id, key: 'hidden', value: true })
    }
    const value = { t: context.lamport, c: context.actor }
    list.push({ op: 'set', root, id: groupId, key: 'del', value })
    return writes(list, { name })
  },
})
