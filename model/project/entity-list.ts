import type { Entity } from './project.ts'

/** A node of a scene's tree as the list needs it. */
export interface ListedNode {
  readonly children: readonly ListedNode[]
  readonly entity: Entity | undefined
  /** Index in the list, kept by the list. */
  at: number
}

/**
 * The entities of a scene, parents before children, as one frozen array. Kept in order by moving whole subtrees, so that
 * a change costs some copying of pointers and never a walk of the tree.
 */
export class EntityList {
  private nodes: ListedNode[] = []
  private entities: Entity[] = []
  private shown: readonly Entity[] | undefined
  /** `at` is right for all nodes before this index. */
  private numbered = 0

  /** The list, the same object until something in it changes. */
  get(): readonly Entity[] {
    this.shown ??= Object.freeze(this.entities.slice()) // copying from a frozen array is 40 times slower in V8
    return this.shown
  }

  rebuild(nodes: ListedNode[]): void {
    this.nodes = nodes
    this.entities = nodes.flatMap(({ entity }) => entity ?? [])
    this.numbered = 0
    this.shown = undefined
  }

  /** Takes over the entity of a node that is in the list. */
  refresh(node: ListedNode): void {
    if (!node.entity) return
    this.number()
    this.entities[node.at] = node.entity
    this.shown = undefined
  }

  /** Takes a node out with everything inside it, before it leaves its parent. */
  remove(node: ListedNode): readonly ListedNode[] {
    this.number()
    const { at } = node
    const count = lastInside(node).at + 1 - at
    this.entities.splice(at, count)
    return this.changed(at, this.nodes.splice(at, count))
  }

  /** Puts nodes in behind `before` and all inside it, or right behind their parent, or at the start. */
  insert(block: readonly ListedNode[], before: ListedNode | undefined, parent: ListedNode | undefined): void {
    this.number()
    const at = before ? lastInside(before).at + 1 : parent ? parent.at + 1 : 0
    this.nodes.splice(at, 0, ...block)
    this.entities.splice(at, 0, ...block.flatMap(({ entity }) => entity ?? []))
    this.changed(at, block)
  }

  private changed(at: number, block: readonly ListedNode[]): readonly ListedNode[] {
    this.numbered = Math.min(this.numbered, at)
    this.shown = undefined
    return block
  }

  private number(): void {
    for (let index = this.numbered; index < this.nodes.length; index++) {
      const node = this.nodes[index]
      if (node) node.at = index
    }
    this.numbered = this.nodes.length
  }
}

function lastInside(node: ListedNode): ListedNode {
  let last = node
  for (let next = last.children.at(-1); next; next = last.children.at(-1)) last = next
  return last
}
