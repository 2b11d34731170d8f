import { compareText } from '../document/stamp.ts'
import type { EntityReading } from './entity-record.ts'
import type { Entity } from './project.ts'

/** A record of an entity and its place in the tree of its scene. */
export interface TreeNode {
  readonly id: string
  reading: EntityReading
  isLive: boolean
  place: EntityReading['place']
  /** The live parent, `undefined` at the scene's root. */
  parent: TreeNode | undefined
  readonly children: TreeNode[]
  entity: Entity | undefined
  /** The reading that `entity` shows. */
  shown: EntityReading | undefined
  /** The id inside which it is counted (`Claimants`); '' where it is not. */
  countedIn: string
  /** Index in the list of all entities, valid while the list is. */
  at: number
}

/** Where a node stands, or would stand, among siblings that are in order. */
export function placeAmong(node: TreeNode, siblings: readonly TreeNode[]): number {
  let low = 0
  let high = siblings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const sibling = siblings[middle]
    if (sibling && compareSiblings(sibling, node) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** By order key, then by id, so that all replicas agree. */
export const compareSiblings = (a: TreeNode, b: TreeNode): number =>
  compareText(a.place.order, b.place.order) || compareText(a.id, b.id)

/** Whether `node` is `start` or one of those around it. */
export function isAtOrAbove(node: TreeNode, start: TreeNode): boolean {
  for (let at: TreeNode | undefined = start; at; at = at.parent) if (at === node) return true
  return false
}

/** Parents before children, siblings in order. Iterative: a foreign client may nest deeper than the call stack. */
export function preorder(top: readonly TreeNode[]): TreeNode[] {
  const result: TreeNode[] = []
  const open = top.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    result.push(node)
    for (const child of node.children.toReversed()) open.push(child)
  }
  return result
}
