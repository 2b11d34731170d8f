import * as Y from 'yjs'
import { structsIn } from './structs-in.ts'
import type { Ranges } from './undo-entry.ts'

/** Everything this client has added in a transaction so far. */
export function insertedRanges(transaction: Y.Transaction): Ranges {
  const { store, clientID } = transaction.doc
  const start = transaction.beforeState.get(clientID) ?? 0
  const length = Y.getState(store, clientID) - start
  return length > 0 ? [[clientID, start, length]] : noRanges
}

/** Everything a transaction has deleted so far, sorted and without overlaps. */
export function deletedRanges(transaction: Y.Transaction): Ranges {
  if (transaction.deleteSet.clients.size === 0) return noRanges
  return toRanges(Y.mergeDeleteSets([transaction.deleteSet]))
}

/** The ranges of both, each of which is so as well: those of one client stand together, sorted and without overlaps. */
export function mergeRanges(a: Ranges, b: Ranges): Ranges {
  if (b.length === 0) return a
  const [last, next] = [a.at(-1), b[0]]
  if (!last || !next) return b
  // Whoever types goes on behind what they typed last.
  if (b.length === 1 && last[0] === next[0] && last[1] + last[2] === next[1])
    return [...a.slice(0, -1), [last[0], last[1], last[2] + next[2]]]
  const byClient = new Map<number, Range[]>()
  for (const range of [...a, ...b]) {
    const others = byClient.get(range[0])
    if (others) others.push(range)
    else byClient.set(range[0], [range])
  }
  return [...byClient.values()].flatMap(joined)
}

/** Ranges of one client in order, as few as there can be. */
function joined(ranges: Range[]): readonly Range[] {
  const list: Range[] = []
  for (const range of ranges.sort((a, b) => a[1] - b[1])) {
    const [client, clock, length] = range
    const last = list.at(-1)
    if (!last || last[1] + last[2] < clock) list.push(range)
    else list[list.length - 1] = [client, last[1], Math.max(last[2], clock + length - last[1])]
  }
  return list
}

type Range = Ranges[number]

/** Whether they name the same operations. */
export const areSameRanges = (a: Ranges, b: Ranges): boolean =>
  a.length === b.length && a.every((range, index) => range.every((part, at) => part === b[index]?.[at]))

/** Yjs keeps every set of operations in the form of a delete set. */
export function toDeleteSet(ranges: Ranges): ReturnType<typeof Y.createDeleteSet> {
  const set = Y.createDeleteSet()
  for (const [client, clock, len] of ranges) {
    const items = set.clients.get(client) ?? []
    items.push({ clock, len })
    set.clients.set(client, items)
  }
  return set
}

/** Whether a document has all of these operations; Yjs must not be asked for others. */
export function holdsRanges(document: Y.Doc, ranges: Ranges): boolean {
  return ranges.every(([client, clock, length]) => clock + length <= Y.getState(document.store, client))
}

/** Whether a document has deleted all of these operations, which it holds. */
export function areDeleted(document: Y.Doc, ranges: Ranges): boolean {
  // What was collected was deleted before.
  return ranges.every((range) => structsIn(document, range).every(({ deleted }) => deleted))
}

/** Keeps the content of deleted items of `text`, so that an undo can bring it back. Call inside the transaction. */
export function keepDeleted(transaction: Y.Transaction, ranges: Ranges, text: Y.Text): void {
  if (ranges.length === 0) return
  Y.iterateDeletedStructs(transaction, toDeleteSet(ranges), (struct) => {
    if (struct instanceof Y.Item && struct.parent === text) struct.keep = true
  })
}

const noRanges: Ranges = Object.freeze([])

function toRanges(set: ReturnType<typeof Y.createDeleteSet>): Ranges {
  const ranges: (readonly [number, number, number])[] = []
  for (const [client, items] of set.clients)
    for (const { clock, len } of items) ranges.push([client, clock, len])
  return ranges
}
