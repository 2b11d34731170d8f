import { firstIndex } from '../../model/document/first-index.ts'

/** Operations of one client that follow each other. */
export interface ClockRange {
  readonly clock: number
  readonly len: number
}

/** Operations of one client as ranges in order, none of which overlap or touch. To look costs halvings, to add what it meets. */
export class ClockRanges {
  private ranges: ClockRange[] = []

  /** `added`: in order, none overlapping, as Yjs tells them. */
  add(added: readonly ClockRange[]): void {
    const [first, last] = [added[0], added.at(-1)]
    if (!first || !last) return
    const from = this.firstEndingAt(first.clock)
    const to = firstIndex(this.ranges, ({ clock }) => clock > endOf(last), from)
    const behind = this.ranges.splice(to)
    const met = this.ranges.splice(from)
    for (const range of [...met, ...added].sort((a, b) => a.clock - b.clock)) this.append(range)
    if (behind.length > 0) this.ranges = this.ranges.concat(behind)
  }

  /** The first operation of a range that is not among these; `undefined` when all are. */
  firstMissing({ clock, len }: ClockRange): number | undefined {
    const range = this.ranges[this.firstEndingAt(clock + 1)]
    if (!range || range.clock > clock) return clock
    const end = endOf(range)
    return end < clock + len ? end : undefined
  }

  private firstEndingAt(clock: number): number {
    return firstIndex(this.ranges, (range) => endOf(range) >= clock)
  }

  private append(range: ClockRange): void {
    const last = this.ranges.at(-1)
    if (!last || endOf(last) < range.clock) this.ranges.push(range)
    else if (endOf(last) < endOf(range))
      this.ranges[this.ranges.length - 1] = { clock: last.clock, len: endOf(range) - last.clock }
  }
}

const endOf = ({ clock, len }: ClockRange): number => clock + len
