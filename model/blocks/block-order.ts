import { compareText } from '../document/stamp.ts'
import type { PlacedBlock } from './blocks-file.ts'
import type { Order } from './versioned-map.ts'

interface Node {
  readonly id: string
  /** `undefined`: so far it is only what others hang on. */
  block: PlacedBlock | undefined
  /** What hangs on it: mostly one, so that a set for each would be a waste. */
  below: Node | Set<Node> | undefined
  x: number
  y: number
  /** The one that comes after it in the list being made: a queue through the nodes, since one beside them is a large object of its own. */
  next: Node | undefined
}

const byId = (a: Node, b: Node) => compareText(a.id, b.id)
const byHeight = (a: Node, b: Node) => a.y - b.y || a.x - b.x || byId(a, b)

/**
 * Free blocks from top to bottom, each followed by what hangs on it, breadth first. A change costs the same however many
 * blocks there are; the list is linear but for the sorting of free blocks and of siblings. No recursion.
 */
export class BlockOrder implements Order<PlacedBlock> {
  readonly #nodes = new Map<string, Node>()
  readonly #free = new Set<Node>()

  replace(before: PlacedBlock | undefined, after: PlacedBlock | undefined): void {
    if (before) this.#remove(before)
    if (after) this.#add(after)
  }

  list(): readonly PlacedBlock[] {
    const blocks = new Array<PlacedBlock>(this.#nodes.size)
    const [first, ...free] = [...this.#free].sort(byHeight)
    let last = first
    const append = (node: Node) => {
      if (last) last.next = node
      last = node
      node.next = undefined
    }
    if (first) append(first)
    for (const node of free) append(node)
    let at = 0
    for (let node = first; node; node = node.next) {
      if (node.block) blocks[at++] = node.block
      if (node.below instanceof Set) for (const one of [...node.below].sort(byId)) append(one)
      else if (node.below) append(node.below)
    }
    blocks.length = at
    return blocks
  }

  #node(id: string): Node {
    const known = this.#nodes.get(id)
    if (known) return known
    const node: Node = { id, block: undefined, below: undefined, x: 0, y: 0, next: undefined }
    this.#nodes.set(id, node)
    return node
  }

  #add(block: PlacedBlock): void {
    const { id, place } = block
    const node = this.#node(id)
    node.block = block
    if (place.parent === null) {
      node.x = place.x
      node.y = place.y
      this.#free.add(node)
      return
    }
    const parent = this.#node(place.parent)
    if (parent.below instanceof Set) parent.below.add(node)
    else parent.below = parent.below ? new Set([parent.below, node]) : node
  }

  #remove({ id, place }: PlacedBlock): void {
    const node = this.#node(id)
    node.block = undefined
    if (place.parent === null) this.#free.delete(node)
    else {
      const parent = this.#node(place.parent)
      if (parent.below instanceof Set) parent.below.delete(node)
      else parent.below = undefined
      this.#forget(parent)
    }
    this.#forget(node)
  }

  /** A node that stands for nothing any more goes. */
  #forget({ id, block, below }: Node): void {
    if (!block && (below instanceof Set ? below.size === 0 : !below)) this.#nodes.delete(id)
  }
}
