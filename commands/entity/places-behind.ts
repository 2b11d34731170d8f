import type { EntityId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import type { Entity, Project } from '../../model/project/project.ts'
import type { PlanContext } from '../core/define-command.ts'
import type { Write } from '../core/write.ts'
import { ordersInGaps } from './sibling-orders.ts'

/** A thing and the one that comes to lie right behind it, in the same parent. */
export interface Follower {
  readonly source: Entity
  readonly entityId: EntityId
}

interface Placements {
  /** The register `place` of each follower. */
  readonly places: ReadonlyMap<EntityId, JsonObject>
  /** New order keys of siblings that had to make room. */
  readonly rekeys: readonly Write[]
}

/** Where things come to lie that go right behind others, all at once: each list of siblings is looked through once. */
export function placesBehind(
  project: Project,
  followers: readonly Follower[],
  { records, lamport, actor }: PlanContext,
): Placements {
  const places = new Map<EntityId, JsonObject>()
  const rekeys: Write[] = []
  for (const family of families(followers)) {
    const [{ source }] = family
    const { sceneId, parentId } = source
    const siblings = project.siblings(sceneId, parentId)
    const byIndex = new Map<number, EntityId[]>()
    for (const one of family) {
      const index = siblings.indexOf(one.source.id) + 1
      const behind = byIndex.get(index)
      if (behind) behind.push(one.entityId)
      else byIndex.set(index, [one.entityId])
    }
    const gaps = [...byIndex].sort(([a], [b]) => a - b)
    const found = ordersInGaps(
      records,
      sceneId,
      siblings,
      gaps.map(([index, { length }]) => ({ index, n: length })),
    )
    for (const rekey of found.rekeys) rekeys.push(rekey)
    for (const [at, [, ids]] of gaps.entries())
      for (const [index, id] of ids.entries()) {
        const o = found.orders[at]?.[index] ?? ''
        places.set(id, { p: parentId ?? '', o, t: lamport, c: actor, prev: '' })
      }
  }
  return { places, rekeys }
}

type Family = [Follower, ...Follower[]]

/** Those of the same parent together. */
function families(followers: readonly Follower[]): Iterable<Family> {
  const found = new Map<string, Family>()
  for (const follower of followers) {
    const { sceneId, parentId } = follower.source
    const key = `${sceneId} ${parentId ?? ''}`
    const family = found.get(key)
    if (family) family.push(follower)
    else found.set(key, [follower])
  }
  return found.values()
}
