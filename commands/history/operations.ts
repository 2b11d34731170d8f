import * as Y from 'yjs'

/** Yjs keeps every set of operations in the form of a delete set. */
type OperationSet = ReturnType<typeof Y.createDeleteSet>

/** What a change, or all changes of a document so far, inserted and deleted as Yjs counts it. Never changes. */
export class Operations {
  private readonly inserted: OperationSet
  private readonly deleted: OperationSet

  constructor(inserted: OperationSet = Y.createDeleteSet(), deleted: OperationSet = Y.createDeleteSet()) {
    this.inserted = inserted
    this.deleted = deleted
  }

  /** What a transaction has done so far. */
  static of({ doc: { store }, beforeState, deleteSet }: Y.Transaction): Operations {
    const inserted = Y.createDeleteSet()
    for (const client of store.clients.keys()) {
      const clock = beforeState.get(client) ?? 0
      const len = Y.getState(store, client) - clock
      if (len > 0) inserted.clients.set(client, [{ clock, len }])
    }
    return new Operations(inserted, Y.mergeDeleteSets([deleteSet]))
  }

  /** All that a document holds. */
  static ofDocument({ store }: Y.Doc): Operations {
    const inserted = Y.createDeleteSet()
    for (const client of store.clients.keys())
      inserted.clients.set(client, [{ clock: 0, len: Y.getState(store, client) }])
    return new Operations(inserted, Y.createDeleteSetFromStructStore(store))
  }

  and({ inserted, deleted }: Operations): Operations {
    return new Operations(
      Y.mergeDeleteSets([this.inserted, inserted]),
      Y.mergeDeleteSets([this.deleted, deleted]),
    )
  }

  /**
   * Whether a change is among these. What it inserted decides, for the same change deletes another thing where it meets a
   * concurrent one; what it deleted decides only where it inserted nothing.
   */
  hold({ inserted, deleted }: Operations): boolean {
    return inserted.clients.size > 0 ? holds(this.inserted, inserted) : holds(this.deleted, deleted)
  }
}

function holds(known: OperationSet, some: OperationSet): boolean {
  return [...some.clients].every(([client, ranges]) => {
    const all = known.clients.get(client) ?? []
    return ranges.every(({ clock, len }) =>
      all.some((range) => range.clock <= clock && clock + len <= range.clock + range.len),
    )
  })
}
