import { compareText } from '../document/stamp.ts'
import type { PlacedBlock } from './blocks-file.ts'

const byId = (a: PlacedBlock, b: PlacedBlock) => compareText(a.id, b.id)

/** Free blocks from top to bottom, each followed by what hangs on it, breadth first. Linear but for the sort, no recursion. */
export function inOrder(blocks: ReadonlyMap<string, PlacedBlock>): ReadonlyMap<string, PlacedBlock> {
  const children = new Map<string, PlacedBlock[]>()
  const free: { block: PlacedBlock; x: number; y: number }[] = []
  for (const block of blocks.values()) {
    const { place } = block
    if (place.parent === null) free.push({ block, x: place.x, y: place.y })
    else {
      const siblings = children.get(place.parent)
      if (siblings) siblings.push(block)
      else children.set(place.parent, [block])
    }
  }
  free.sort((a, b) => a.y - b.y || a.x - b.x || byId(a.block, b.block))
  const ordered = new Map<string, PlacedBlock>()
  const queue = free.map(({ block }) => block)
  for (const block of queue) {
    ordered.set(block.id, block)
    const below = children.get(block.id)
    if (!below) continue
    if (below.length > 1) below.sort(byId)
    for (const child of below) queue.push(child)
  }
  return ordered
}
