import { ringsAmong } from '../document/rings-among.ts'
import { compareClaims } from '../document/stamp.ts'
import type { Claimant } from './claimant.ts'
import { tiedByRings } from './tied-by-rings.ts'

/** What claims come to. */
export interface ResolvedParents {
  /** Live parent of each live entity, `undefined` for the scene's root. */
  readonly parents: ReadonlyMap<string, string | undefined>
  /** Where some claim was refused because it closed a cycle: all that has to do with it (`tiedByRings`). */
  readonly tied: ReadonlySet<string>
}

/**
 * Turns what entities claim into a tree, the same on every replica. A claim on something that is not live falls to its
 * nearest live ancestor. In a cycle the latest claim loses and falls back to where it was before, else to the root.
 * Takes time in proportion to the number of entities, however deep they are nested.
 */
export function resolveParents(nodes: ReadonlyMap<string, Claimant>): ResolvedParents {
  const live = liveAncestors(nodes)
  const targets = new Map<string, string | undefined>()
  for (const node of nodes.values()) {
    if (!node.isLive) continue
    const target = live(node.place.parent)
    targets.set(node.id, target === node.id ? undefined : target)
  }
  const rings = ringsAmong(targets.keys(), (id) => targets.get(id))
  const tied = tiedByRings(nodes, rings)
  if (tied.size === 0) return { parents: targets, tied }
  return { parents: acceptInOrder(nodes, targets, live), tied }
}

/** The nearest live entity at or above an id along what is stored, remembered for every id on the way. */
function liveAncestors(nodes: ReadonlyMap<string, Claimant>): (id: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (start) => {
    const path: string[] = []
    let found: string | undefined
    for (let id = start; id !== ''; ) {
      const node = nodes.get(id)
      if (node?.isLive) {
        found = id
        break
      }
      if (!node || known.has(id)) {
        found = known.get(id)
        break
      }
      known.set(id, undefined)
      path.push(id)
      id = node.place.parent
    }
    for (const id of path) known.set(id, found)
    return found
  }
}

function acceptInOrder(
  nodes: ReadonlyMap<string, Claimant>,
  targets: ReadonlyMap<string, string | undefined>,
  live: (id: string) => string | undefined,
): ReadonlyMap<string, string | undefined> {
  const parents = new Map<string, string | undefined>()
  const top = topOfForest()
  const claims = [...nodes.values()].filter((node) => node.isLive)
  claims.sort((a, b) => compareClaims({ ...a.place, id: a.id }, { ...b.place, id: b.id }))
  for (const { id, place } of claims) {
    const open = [targets.get(id), live(place.previous)]
    const parent = open.find((candidate) => candidate !== undefined && top.of(candidate) !== id)
    const isRoot = open[0] === undefined
    parents.set(id, isRoot ? undefined : parent)
    if (!isRoot && parent !== undefined) top.join(id, parent)
  }
  return parents
}

/** Union-find over accepted claims: an entity that has none yet is the top of its tree. */
function topOfForest() {
  const above = new Map<string, string>()
  return {
    of(id: string): string {
      let top = id
      for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next
      for (let at = id; at !== top; ) {
        const next = above.get(at) ?? top
        above.set(at, top)
        at = next
      }
      return top
    },
    join(id: string, parent: string): void {
      above.set(id, parent)
    },
  }
}
