import type { StoredRecord } from '../document/records.ts'
import { readPlace } from './entity-record.ts'
import { parentsFirst } from './parents-first.ts'
import type { TreeNode } from './tree-node.ts'

/**
 * Changed records of a scene in such an order that taken over one by one, what goes has nothing live in it any more, and what comes finds what
 * it lies in. Linear.
 */
export function updateOrder(
  ids: ReadonlySet<string>,
  nodes: ReadonlyMap<string, TreeNode>,
  recordOf: (id: string) => StoredRecord | undefined,
): Iterable<string> {
  if (ids.size === 1) return ids
  const going: string[] = []
  const coming: string[] = []
  const others: string[] = []
  for (const id of ids) {
    const isLive = nodes.get(id)?.isLive ?? false
    const isDeleted = recordOf(id)?.del !== undefined
    if (isLive && isDeleted) going.push(id)
    else if (!isLive && !isDeleted) coming.push(id)
    else others.push(id)
  }
  return [
    ...parentsFirst(going, (id) => nodes.get(id)?.parent?.id).toReversed(),
    ...others,
    ...parentsFirst(coming, (id) => readPlace(recordOf(id)?.place).parent),
  ]
}
