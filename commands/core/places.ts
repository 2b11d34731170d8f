import type * as Y from 'yjs'
import { firstIndex } from '../../model/document/first-index.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import { type Records, recordsOf } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { readStamp } from '../../model/document/stamp.ts'
import { placeKeyOf } from './place-registers.ts'

const nothing: ReadonlySet<string> = new Set()

const opened = new WeakMap<Y.Doc, Places>()

/** The one `Places` of a document. */
export function placesOf(document: Y.Doc): Places {
  let places = opened.get(document)
  if (!places) {
    places = new Places(recordsOf(document))
    opened.set(document, places)
  }
  return places
}

/**
 * Where things of scenes and blocks of tabs lie by their own word, deleted or not. A root is read whole when it is first asked about, and from
 * then on only what changed: an undo asks this for each thing that it takes away or puts back. What is written by a transaction under way
 * is not known yet.
 */
export class Places {
  private readonly records: Records
  private readonly roots = new Map<RootName, PlacesOfRoot>()

  constructor(records: Records) {
    this.records = records
    records.invalidate((root, ids) => this.roots.get(root)?.forget(ids))
  }

  /** The ids of the records of a root that say they lie in `holder`. */
  inside(root: RootName, holder: string): ReadonlySet<string> {
    return this.of(root)?.inside(holder) ?? nothing
  }

  /**
   * The highest Lamport time of a place in a root, but for those of the records `but`, and for those beyond `now`, which no clock goes by.
   * 0 where there is none.
   */
  highest(root: RootName, now: number, but: Iterable<string> = nothing): number {
    return this.of(root)?.highest(now, but) ?? 0
  }

  private of(root: RootName): PlacesOfRoot | undefined {
    const key = placeKeyOf(root)
    if (key === undefined) return undefined
    let places = this.roots.get(root)
    if (!places) {
      places = new PlacesOfRoot(this.records, root, key)
      this.roots.set(root, places)
    }
    return places
  }
}

/** As many changed times are put into their order one by one, each at the cost of moving those behind it; of more all are sorted. */
const fewOf = (size: number): number => 1 + size / 64

class PlacesOfRoot {
  private readonly records: Records
  private readonly root: RootName
  private readonly key: string
  private readonly holders = new Map<string, string>()
  private readonly contents = new Map<string, Set<string>>()
  private readonly times = new Map<string, number>()
  /** All times in order, while they are kept up to date. */
  private inOrder: number[] | undefined
  private readonly unread: Set<string>

  constructor(records: Records, root: RootName, key: string) {
    this.records = records
    this.root = root
    this.key = key
    this.unread = new Set(records.ids(root))
  }

  inside(holder: string): ReadonlySet<string> {
    this.readAll()
    return this.contents.get(holder) ?? nothing
  }

  highest(now: number, but: Iterable<string>): number {
    this.readAll()
    this.inOrder ??= [...this.times.values()].sort((a, b) => a - b)
    const { inOrder } = this
    const left = new Map<number, number>()
    for (const id of but) {
      const time = this.times.get(id)
      if (time !== undefined) left.set(time, (left.get(time) ?? 0) + 1)
    }
    for (let index = firstIndex(inOrder, (time) => time > now) - 1; index >= 0; index--) {
      const time = inOrder[index] ?? 0
      const count = left.get(time) ?? 0
      if (count === 0) return time
      left.set(time, count - 1)
    }
    return 0
  }

  forget(ids: ReadonlySet<string>): void {
    for (const id of ids) this.unread.add(id)
  }

  private readAll(): void {
    if (this.unread.size > fewOf(this.times.size)) this.inOrder = undefined
    for (const id of this.unread) this.read(id)
    this.unread.clear()
  }

  private read(id: string): void {
    const place = this.records.value(this.root, id, this.key)
    this.setTime(id, readStamp(place).t)
    const holder = isJsonObject(place) && typeof place.p === 'string' ? place.p : ''
    const before = this.holders.get(id)
    if (holder === before) return
    if (before !== undefined) this.contents.get(before)?.delete(id)
    this.holders.set(id, holder)
    if (holder === '') return
    const inside = this.contents.get(holder)
    if (inside) inside.add(id)
    else this.contents.set(holder, new Set([id]))
  }

  private setTime(id: string, time: number): void {
    const before = this.times.get(id)
    if (time === before) return
    this.times.set(id, time)
    const { inOrder } = this
    if (!inOrder) return
    if (before !== undefined)
      inOrder.splice(
        firstIndex(inOrder, (one) => one >= before),
        1,
      )
    inOrder.splice(
      firstIndex(inOrder, (one) => one > time),
      0,
      time,
    )
  }
}
