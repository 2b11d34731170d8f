import type { EntityId, SceneId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import type { Project, Siblings } from '../../model/project/project.ts'
import type { PlanContext } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { siblingOrders } from './sibling-orders.ts'

/** A spot among the children of a parent: in front of `before`, or at the end. */
export interface Spot {
  readonly sceneId: SceneId
  readonly parentId: EntityId | null
  readonly before: EntityId | null
}

export interface Placement {
  /** The register `place` of the newcomer. */
  readonly place: JsonObject
  /** New order keys of siblings that had to make room. */
  readonly rekeys: readonly Write[]
}

/** Where an entity comes to lie. `mover` is the entity itself when it is in the scene already. */
export function placeEntity(
  project: Project,
  { sceneId, parentId, before }: Spot,
  { records, lamport, actor }: PlanContext,
  mover?: { readonly id: EntityId; readonly parentId: EntityId | null },
): Placement {
  const children = project.siblings(sceneId, parentId)
  const siblings = mover?.parentId === parentId ? without(children, mover.id) : children
  const found = before === null ? -1 : siblings.indexOf(before)
  const index = found < 0 ? siblings.length : found
  const { orders, rekeys } = siblingOrders(records, sceneId, siblings, index, 1)
  const place = { p: parentId ?? '', o: orders[0] ?? '', t: lamport, c: actor, prev: mover?.parentId ?? '' }
  return { place, rekeys }
}

function without(siblings: Siblings, left: EntityId): Siblings {
  const gap = siblings.indexOf(left)
  if (gap < 0) return siblings
  const isBehind = (index: number): boolean => index >= gap
  return {
    length: siblings.length - 1,
    at: (index) => siblings.at(isBehind(index) ? index + 1 : index),
    indexOf: (id) => {
      const index = siblings.indexOf(id)
      return index === gap ? -1 : index - (isBehind(index) ? 1 : 0)
    },
  }
}
