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
  private shownLead: readonly Entity[] = []
  /** `at` is right for all nodes before this index. */
  private numbered = 0

  /** The list behind `lead`, the same object until something in it changes or another array leads it. */
  get(lead: readonly Entity[]): readonly Entity[] {
    if (this.shownLead !== lead) this.shown = undefined
    this.shownLead = lead
    this.shown ??= Object.freeze(lead.concat(this.entities)) // copying from a frozen array is 40 times slower in V8
    return this.shown
  }

  /** Takes over all nodes anew; what it shows stays the same object when it shows the same entities. */
  rebuild(nodes: ListedNode[]): void {
    const entities = nodes.flatMap(({ entity }) => entity ?? [])
    this.nodes = nodes
    this.numbered = 0
    if (entities.length === this.entities.length && entities.every((one, at) => one === this.entities[at]))
      return
    this.entities = entities
    this.shown = undefined
  }

  /** Takes over the entity of a node that is in the list. */
  refresh(node: ListedNode): void {
    if (!node.entity) return
    this.number()
    this.entities[node.at] = node.entity
    this.shown = undefined
  }

  /** Takes a node out that has nothing inside it. */
  remove(node: ListedNode): void {
    this.number()
    this.nodes.splice(node.at, 1)
    this.entities.splice(node.at, 1)
    this.changedFrom(node.at)
  }

  /** Puts a node in that has nothing inside it: behind `before` and all inside that, or right behind its parent, or at the start. */
  insert(node: ListedNode, before: ListedNode | undefined, parent: ListedNode | undefined): void {
    if (!node.entity) return
    this.number()
    const at = placeBehind(before, parent)
    this.nodes.splice(at, 0, node)
    this.entities.splice(at, 0, node.entity)
    this.changedFrom(at)
  }

  /** Moves a node with everything inside it, and takes over its entity; to where, see `insert`. Costs the way between. */
  move(node: ListedNode, before: ListedNode | undefined, parent: ListedNode | undefined): void {
    this.number()
    const [from, end, to] = [node.at, lastInside(node).at + 1, placeBehind(before, parent)]
    const first = Math.min(from, to)
    const last = Math.max(end, to)
    const block = this.nodes.slice(from, end)
    const passed = to < from ? this.nodes.slice(to, from) : this.nodes.slice(end, to)
    const order = to < from ? [...block, ...passed] : [...passed, ...block]
    for (let index = first; index < last; index++) this.put(index, order[index - first])
    this.shown = undefined
  }

  private put(index: number, node: ListedNode | undefined): void {
    if (!node?.entity) return
    node.at = index
    this.nodes[index] = node
    this.entities[index] = node.entity
  }

  private changedFrom(at: number): void {
    this.numbered = Math.min(this.numbered, at)
    this.shown = undefined
  }

  private number(): void {
    for (let index = this.numbered; index < this.nodes.length; index++) {
      const node = this.nodes[index]
      if (node) node.at = index
    }
    this.numbered = this.nodes.length
  }
}

const placeBehind = (before: ListedNode | undefined, parent: ListedNode | undefined): number =>
  before ? lastInside(before).at + 1 : parent ? parent.at + 1 : 0

function lastInside(node: ListedNode): ListedNode {
  let last = node
  for (let next = last.children.at(-1); next; next = last.children.at(-1)) last = next
  return last
}
