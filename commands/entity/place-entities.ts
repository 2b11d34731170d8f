import type { EntityId, SceneId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import type { Project } from '../../model/project/project.ts'
import type { PlanContext } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { siblingOrders } from './sibling-orders.ts'
import { siblingsWithout } from './siblings-without.ts'

/** A spot among the children of a parent: in front of `before`, or at the end. */
export interface Spot {
  readonly sceneId: SceneId
  readonly parentId: EntityId | null
  readonly before: EntityId | null
}

interface Placements {
  /** The registers `place` of the newcomers, in their order. */
  readonly places: readonly JsonObject[]
  /** New order keys of siblings that had to make room. */
  readonly rekeys: readonly Write[]
}

interface Placement {
  readonly place: JsonObject
  readonly rekeys: readonly Write[]
}

/** Where an entity comes to lie that is not in the scene yet. */
export function placeEntity(project: Project, spot: Spot, context: PlanContext): Placement {
  const { places, rekeys } = placeEntities(project, spot, context, [])
  return { place: places[0] ?? {}, rekeys }
}

/** Where entities of the scene come to lie, one behind the other, `before` none of them; without any, where a new one does. */
export function placeEntities(
  project: Project,
  { sceneId, parentId, before }: Spot,
  { records, lamport, actor }: PlanContext,
  movers: readonly { readonly id: EntityId; readonly parentId: EntityId | null }[],
): Placements {
  const leaving = movers.flatMap((mover) => (mover.parentId === parentId ? [mover.id] : []))
  const siblings = siblingsWithout(project.siblings(sceneId, parentId), leaving)
  const found = before === null ? -1 : siblings.indexOf(before)
  const index = found < 0 ? siblings.length : found
  const { orders, rekeys } = siblingOrders(records, sceneId, siblings, index, Math.max(1, movers.length))
  const places = orders.map((o, at) => ({
    p: parentId ?? '',
    o,
    t: lamport,
    c: actor,
    prev: movers[at]?.parentId ?? '',
  }))
  return { places, rekeys }
}
