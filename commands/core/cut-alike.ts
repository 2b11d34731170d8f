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
 * the transaction. Of what is stored nothing changes by it.
 */
export function cutAlike(transaction: Y.Transaction, ranges: Ranges): void {
  const ways: Way[] = []
  const open = [...ranges]
  for (let range = open.pop(); range; range = open.pop()) {
    cut(transaction, range)
    for (const { id, length, redone } of structsIn(transaction.doc, range)) {
      if (!redone) continue
      const to: Range = [redone.client, redone.clock, length]
      if (!holdsRanges(transaction.doc, [to])) continue
      ways.push({ from: [id.client, id.clock, length], to })
      open.push(to)
    }
  }
  // From where they end, so that what is cut there is cut all the way.
  for (const { from, to } of ways.reverse())
    for (const { id, length } of structsIn(transaction.doc, to))
      cut(transaction, [from[0], from[1] + (id.clock - to[1]), length])
}

/** Lets pieces begin and end where a range does. */
const cut = (transaction: Y.Transaction, range: Range): void =>
  Y.iterateDeletedStructs(transaction, toDeleteSet([range]), () => {})
