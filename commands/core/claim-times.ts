import type * as Y from 'yjs'
import { firstIndex } from '../../model/document/first-index.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { readStamp } from '../../model/document/stamp.ts'
import type { JsonValue } from '../../model/json.ts'
import { PlaceIndex, placeIndexes } from './place-indexes.ts'

const nobody: Iterable<string> = []

/** As many changed times are put into their order one by one, each at the cost of moving those behind it; of more all are sorted. */
const fewOf = (size: number): number => 1 + size / 64

/** The Lamport times of all places. */
class ClaimTimes extends PlaceIndex {
  private readonly times = new Map<string, number>()
  /** The same in order, while it is kept up to date. */
  private inOrder: number[] | undefined

  highest(now: number, but: Iterable<string>): number {
    const inOrder = this.ordered()
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

  protected take(id: string, place: JsonValue | undefined): void {
    const { t } = readStamp(place)
    if (this.inOrder) putInOrder(this.inOrder, this.times.get(id), t)
    this.times.set(id, t)
  }

  private ordered(): readonly number[] {
    if (this.unread.size > fewOf(this.times.size)) this.inOrder = undefined
    this.readAll()
    this.inOrder ??= [...this.times.values()].sort((a, b) => a - b)
    return this.inOrder
  }
}

/** Puts a time in the place of another one. */
function putInOrder(times: number[], before: number | undefined, time: number): void {
  if (time === before) return
  if (before !== undefined) {
    const at = firstIndex(times, (one) => one >= before)
    times.splice(at, 1)
  }
  const at = firstIndex(times, (one) => one > time)
  times.splice(at, 0, time)
}

const timesOf = placeIndexes(ClaimTimes)

/**
 * The highest time of a place in a root (`PlaceIndex`), but for those of the records `but`, and for those beyond `now`, which no clock goes
 * by. 0 where there is none.
 */
export const highestTime = (
  document: Y.Doc,
  root: RootName,
  now: number,
  but: Iterable<string> = nobody,
): number => timesOf(document, root)?.highest(now, but) ?? 0
