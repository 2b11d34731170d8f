import * as Y from 'yjs'
import { structsIn } from './structs-in.ts'
import { holdsRanges, toDeleteSet } from './transaction-ranges.ts'
import type { Ranges } from './undo-entry.ts'

type Range = Ranges[number]

/** Deleted text and what it became when it came back, unit by unit. */
interface Way {
  readonly from: Range
  readonly to: Range
}

/**
 * Cuts texts so that each piece of `ranges` that came back, also more than once, came back as just one piece and no more. Yjs looks up where a
 * piece has gone and takes the whole piece that begins there, which may be part of it only, or hold what somebody else wrote besides. Call inside
 * the transaction. Of what is stored nothing changes by it. Linear in the pieces that are met; no way may lead in a circle (`canAllBe`).
 */
export function cutAlike(transaction: Y.Transaction, ranges: Ranges): void {
  const { doc } = transaction
  const seen = new Set<Y.Item>()
  const open: (Range | Way)[] = [...ranges]
  for (let one = open.pop(); one; one = open.pop()) {
    if ('from' in one) {
      cutAsIn(transaction, one)
      continue
    }
    cut(transaction, one)
    const items = structsIn(doc, one)
    const [item] = items
    // Each piece by itself, so that nothing is cut alike before all is that it became.
    if (items.length > 1) for (const { id, length } of items) open.push([id.client, id.clock, length])
    else if (item?.redone && !seen.has(item)) {
      seen.add(item)
      const to: Range = [item.redone.client, item.redone.clock, item.length]
      if (holdsRanges(doc, [to])) open.push({ from: [item.id.client, item.id.clock, item.length], to }, to)
    }
  }
}

/** Cuts what came back wherever that is cut which it became. */
function cutAsIn(transaction: Y.Transaction, { from, to }: Way): void {
  const became = structsIn(transaction.doc, to)
  if (became.length < 2) return
  for (const { id, length } of became) cut(transaction, [from[0], from[1] + (id.clock - to[1]), length])
}

/** Lets pieces begin and end where a range does. */
function cut(transaction: Y.Transaction, range: Range): void {
  const [, clock, length] = range
  const items = structsIn(transaction.doc, range)
  const [first, last] = [items[0], items.at(-1)]
  const isCut = first && last && first.id.clock >= clock && last.id.clock + last.length <= clock + length
  if (!isCut) Y.iterateDeletedStructs(transaction, toDeleteSet([range]), () => {})
}
