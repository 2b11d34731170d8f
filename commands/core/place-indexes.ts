import type * as Y from 'yjs'
import { type Records, recordsOf } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import type { JsonValue } from '../../model/json.ts'
import { placeKeyOf } from './place-registers.ts'

/** Where the places lie that an index is of. */
interface IndexedRoot {
  readonly records: Records
  readonly root: RootName
  readonly key: string
}

/**
 * Something that is known of all places of one root: things of a scene or blocks of a tab, deleted or not. The root is read whole when it is
 * first asked about, and from then on only what changed. What is written by a transaction under way is not known yet.
 */
export abstract class PlaceIndex {
  /** Records whose places are to be taken over. */
  protected readonly unread: Set<string>
  private readonly indexed: IndexedRoot

  constructor(indexed: IndexedRoot) {
    this.indexed = indexed
    this.unread = new Set(indexed.records.ids(indexed.root))
  }

  forget(ids: ReadonlySet<string>): void {
    for (const id of ids) this.unread.add(id)
  }

  /** Call before each look. */
  protected readAll(): void {
    const { records, root, key } = this.indexed
    for (const id of this.unread) this.take(id, records.value(root, id, key))
    this.unread.clear()
  }

  /** The place of a record as it is now. */
  protected abstract take(id: string, place: JsonValue | undefined): void
}

/** Finds the one index of a kind for a root of a document; `undefined` where nothing in it has a place. */
export function placeIndexes<Index extends PlaceIndex>(
  Kind: new (indexed: IndexedRoot) => Index,
): (document: Y.Doc, root: RootName) => Index | undefined {
  const opened = new WeakMap<Y.Doc, Map<RootName, Index>>()
  const openIn = (document: Y.Doc): Map<RootName, Index> => {
    const indexes = new Map<RootName, Index>()
    recordsOf(document).invalidate((root, ids) => indexes.get(root)?.forget(ids))
    opened.set(document, indexes)
    return indexes
  }
  return (document, root) => {
    const key = placeKeyOf(root)
    if (key === undefined) return undefined
    const indexes = opened.get(document) ?? openIn(document)
    const index = indexes.get(root) ?? new Kind({ records: recordsOf(document), root, key })
    indexes.set(root, index)
    return index
  }
}
