import { type ClockRange, ClockRanges } from './clock-ranges.ts'
import type { OperationSet, Operations } from './operations.ts'

/** Operations that become more. */
export class KnownOperations {
  private readonly inserted = new Map<number, ClockRanges>()
  private readonly deleted = new Map<number, ClockRanges>()

  add({ inserted, deleted }: Operations): void {
    addTo(this.inserted, inserted)
    addTo(this.deleted, deleted)
  }

  /** Whether a change is among these. */
  hold({ inserted, deleted }: Operations): boolean {
    const kind = inserted.size > 0 ? 'inserted' : 'deleted'
    for (const [client, ranges] of kind === 'inserted' ? inserted : deleted)
      for (const range of ranges) if (this.firstMissing(kind, client, range) !== undefined) return false
    return true
  }

  /** The first operation of a range that is not among these; `undefined` when all are. */
  firstMissing(kind: keyof Operations, client: number, range: ClockRange): number | undefined {
    const known = this[kind].get(client)
    return known ? known.firstMissing(range) : range.clock
  }
}

function addTo(known: Map<number, ClockRanges>, added: OperationSet): void {
  for (const [client, ranges] of added) {
    const clocks = known.get(client) ?? new ClockRanges()
    known.set(client, clocks)
    clocks.add(ranges)
  }
}
