import * as Y from 'yjs'
import { z } from 'zod'
import { noteCameBack } from './came-back.ts'
import { holdsRanges, toDeleteSet } from './transaction-ranges.ts'

const Client = z.int().min(0)
const Clock = z.int().min(0)

/** Which deleted text became which new text by an undo: `[client, clock, length, newClient, newClock]`. */
const RedoneText = z.tuple([Client, Clock, z.int().min(1), Client, Clock]).readonly()
export type RedoneText = z.infer<typeof RedoneText>

/** In the order in which they came back. */
export const RedoneTexts = z.array(RedoneText)
export type RedoneTexts = z.infer<typeof RedoneTexts>

/**
 * Lets Yjs know again what came back. What cannot have been is left out: only deleted text comes back, as text of the same file. Call
 * inside the transaction, and only with `canAllBe`.
 */
export function restoreRedone(transaction: Y.Transaction, redone: RedoneTexts): void {
  const { doc } = transaction
  for (const [client, clock, length, newClient, newClock] of redone) {
    const from = [client, clock, length] as const
    if (!holdsRanges(doc, [from, [newClient, newClock, length]])) continue
    Y.iterateDeletedStructs(transaction, toDeleteSet([from]), (struct) => {
      if (!(struct instanceof Y.Item) || !struct.deleted || !(struct.parent instanceof Y.Text)) return
      const target = Y.createID(newClient, newClock + (struct.id.clock - clock))
      const found = Y.getItem(doc.store, target)
      if (!(found instanceof Y.Item) || found.parent !== struct.parent) return
      struct.redone = target
      noteCameBack(struct.parent, [[struct.id.client, struct.id.clock, struct.length]])
    })
  }
}

/**
 * Whether texts can have come back like this: always as something later. Within a client its clock says what is later; between clients
 * no way leads back, for who brings a text back is there after whoever wrote it. Yjs follows these ways without looking for an end.
 */
export function canAllBe(redone: RedoneTexts): boolean {
  const next = new Map<number, Set<number>>()
  for (const [client, clock, length, newClient, newClock] of redone) {
    if (client !== newClient) next.set(client, (next.get(client) ?? new Set()).add(newClient))
    else if (newClock < clock + length) return false
  }
  return !hasCircle(next)
}

/** Takes away, again and again, who nobody leads to; what is left when nobody is to be taken away leads in a circle. */
function hasCircle(next: ReadonlyMap<number, ReadonlySet<number>>): boolean {
  const before = new Map<number, number>()
  for (const targets of next.values())
    for (const target of targets) before.set(target, (before.get(target) ?? 0) + 1)
  const free = [...next.keys()].filter((client) => !before.has(client))
  for (let client = free.pop(); client !== undefined; client = free.pop())
    for (const target of next.get(client) ?? []) {
      const left = (before.get(target) ?? 0) - 1
      if (left > 0) before.set(target, left)
      else {
        before.delete(target)
        free.push(target)
      }
    }
  return before.size > 0
}
