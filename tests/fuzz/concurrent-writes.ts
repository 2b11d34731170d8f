import * as Y from 'yjs'
import type { ConflictCounts } from './conflict-kinds.ts'
import { typePath } from './type-path.ts'

/** What one person wrote last in some place. */
interface Written {
  readonly client: number
  /** Whoever has this client's operations up to here has seen it. */
  readonly clock: number
  /** Characters that were deleted, of a text. */
  readonly deleted: readonly (readonly [client: number, clock: number, length: number])[]
}

/** Notices when people write what belongs together without having seen each other. */
export class ConcurrentWrites {
  private readonly counts: ConflictCounts
  /** By place, then by person. */
  private readonly places = new Map<string, Map<number, Written>>()

  constructor(counts: ConflictCounts) {
    this.counts = counts
  }

  /** Call after each local transaction of a person. */
  written(person: number, transaction: Y.Transaction): void {
    const { doc, afterState } = transaction
    const now = { client: doc.clientID, clock: afterState.get(doc.clientID) ?? 0, deleted: [] }
    for (const [type, keys] of transaction.changed) {
      const path = typePath(doc, type)
      if (type instanceof Y.Text)
        this.edited(path.join('/'), person, { ...now, deleted: deletedIn(transaction) }, doc)
      else if (type instanceof Y.Map) this.changed(path, type, keys, person, now, doc)
    }
  }

  /** Keys of a record, or whole records of a root. */
  private changed(
    path: readonly string[],
    map: Y.Map<unknown>,
    keys: ReadonlySet<string | null>,
    person: number,
    now: Written,
    doc: Y.Doc,
  ): void {
    const isRoot = path.length === 1
    for (const key of keys) {
      if (key === null) continue
      if (isRoot) this.put(path.join('/'), map.get(key), person, now, doc)
      else this.set(path, key, map, person, now, doc)
    }
  }

  private edited(place: string, person: number, now: Written, doc: Y.Doc): void {
    for (const other of this.unseen(place, person, doc))
      if (overlap(other, now)) this.counts['text-overlap']++
    this.note(place, person, now)
  }

  private set(
    path: readonly string[],
    key: string,
    record: Y.Map<unknown>,
    person: number,
    now: Written,
    doc: Y.Doc,
  ): void {
    const place = path.join('/')
    const register = `${place}/${key}`
    this.counts.register += this.unseen(register, person, doc).length
    this.note(register, person, now)
    if (key === 'del') {
      this.counts['delete-edit'] += this.unseen(`${place} edited`, person, doc).length
      this.counts['delete-move-in'] += this.unseen(`${place} entered`, person, doc).length
      return
    }
    this.counts['delete-edit'] += this.unseen(`${place}/del`, person, doc).length
    this.note(`${place} edited`, person, now)
    if (key === 'place') this.put(path[0] ?? '', record, person, now, doc)
  }

  /** Something was put into a parent. */
  private put(root: string, record: unknown, person: number, now: Written, doc: Y.Doc): void {
    const place: unknown = record instanceof Y.Map ? record.get('place') : undefined
    if (typeof place !== 'object' || place === null || !('p' in place) || place.p === '') return
    const parent = `${root}/${String(place.p)}`
    this.counts['delete-move-in'] += this.unseen(`${parent}/del`, person, doc).length
    this.note(`${parent} entered`, person, now)
  }

  private unseen(place: string, person: number, doc: Y.Doc): Written[] {
    const unseen: Written[] = []
    for (const [other, written] of this.places.get(place) ?? [])
      if (other !== person && Y.getState(doc.store, written.client) < written.clock) unseen.push(written)
    return unseen
  }

  private note(place: string, person: number, written: Written): void {
    const people = this.places.get(place) ?? new Map<number, Written>()
    people.set(person, written)
    this.places.set(place, people)
  }
}

function deletedIn({ deleteSet }: Y.Transaction): Written['deleted'] {
  return [...deleteSet.clients].flatMap(([client, items]) =>
    items.map(({ clock, len }) => [client, clock, len] as const),
  )
}

const overlap = (a: Written, b: Written): boolean =>
  a.deleted.some(([client, clock, length]) =>
    b.deleted.some(
      ([other, start, size]) => other === client && start < clock + length && clock < start + size,
    ),
  )
