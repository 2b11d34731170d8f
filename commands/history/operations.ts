import * as Y from 'yjs'
import type { ClockRange } from './clock-ranges.ts'

/** Ranges of operations in order, by their Yjs client. */
export type OperationSet = ReadonlyMap<number, readonly ClockRange[]>

/**
 * What a change, or all changes of a document so far, inserted and deleted as Yjs counts it. Whether a change is known its insertions
 * decide, for the same change deletes another thing where it meets a concurrent one; its deletions decide only where it inserted nothing.
 */
export interface Operations {
  readonly inserted: OperationSet
  readonly deleted: OperationSet
}

/** What a transaction has done so far. */
export function operationsOf({ doc: { store }, beforeState, deleteSet }: Y.Transaction): Operations {
  const inserted = new Map<number, ClockRange[]>()
  for (const client of store.clients.keys()) {
    const clock = beforeState.get(client) ?? 0
    const len = Y.getState(store, client) - clock
    if (len > 0) inserted.set(client, [{ clock, len }])
  }
  return { inserted, deleted: Y.mergeDeleteSets([deleteSet]).clients }
}

/** All that a document holds. */
export function operationsIn({ store }: Y.Doc): Operations {
  const inserted = new Map<number, ClockRange[]>()
  for (const client of store.clients.keys())
    inserted.set(client, [{ clock: 0, len: Y.getState(store, client) }])
  return { inserted, deleted: Y.createDeleteSetFromStructStore(store).clients }
}
