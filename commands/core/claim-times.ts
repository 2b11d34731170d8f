import type * as Y from 'yjs'
import { firstIndex } from '../../model/document/first-index.ts'
import { type Records, recordsOf } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { readStamp } from '../../model/document/stamp.ts'
import { placeKeyOf } from './place-registers.ts'

const nothing: Iterable<string> = []

const opened = new WeakMap<Y.Doc, ClaimTimes>()

/** The one `ClaimTimes` of a document. */
export function claimTimesOf(document: Y.Doc): ClaimTimes {
  let times = opened.get(document)
  if (!times) {
    times = new ClaimTimes(recordsOf(document))
    opened.set(document, times)
  }
  return times
}

/**
 * The Lamport times of all places of things and blocks, root by root. A root is read whole when it is first asked about, and from then on only
 * what changed. What is written by a transaction under way is not known yet.
 */
export class ClaimTimes {
  private readonly records: Records
  private readonly roots = new Map<RootName, TimesOfRoot>()

  constructor(records: Records) {
    this.records = records
    records.invalidate((root, ids) => this.roots.get(root)?.forget(ids))
  }

  /**
   * The highest time of a place in a root, but for those of the records `but`, and for those beyond `now`, which no clock goes by. 0 where
   * there is none.
   */
  highest(root: RootName, now: number, but: Iterable<string> = nothing): number {
    const key = placeKeyOf(root)
    if (key === undefined) return 0
    let times = this.roots.get(root)
    if (!times) {
      times = new TimesOfRoot(this.records, root, key)
      this.roots.set(root, times)
    }
    return times.highest(now, but)
  }
}

/** As many changed times are put into their order one by one, each at the cost of moving those behind it; of more all are sorted. */
const fewOf = (size: number): number => 1 + size / 64

class TimesOfRoot {
  private readonly records: Records
  private readonly root: RootName
  private readonly key: string
  private readonly times = new Map<string, number>()
  /** The same in order, while it is kept up to date. */
  private inOrder: number[] | undefined
  private readonly unread: Set<string>

  constructor(records: Records, root: RootName, key: string) {
    this.records = records
    this.root = root
    this.key = key
    this.unread = new Set(records.ids(root))
  }

  highest(now: number, but: Iterable<string>): number {
    const inOrder = this.readAll()
    /** How many of each time are not meant. */
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

  private readAll(): readonly number[] {
    if (this.unread.size > fewOf(this.times.size)) this.inOrder = undefined
    for (const id of this.unread) {
      const { t } = readStamp(this.records.value(this.root, id, this.key))
      if (this.inOrder) putInOrder(this.inOrder, this.times.get(id), t)
      this.times.set(id, t)
    }
    this.unread.clear()
    this.inOrder ??= [...this.times.values()].sort((a, b) => a - b)
    return this.inOrder
  }
}

/** Puts a time in the place of another one. */
function putInOrder(times: number[], before: number | undefined, time: number): void {
  if (time === before) return
  if (before !== undefined)
    times.splice(
      firstIndex(times, (one) => one >= before),
      1,
    )
  times.splice(
    firstIndex(times, (one) => one > time),
    0,
    time,
  )
}
