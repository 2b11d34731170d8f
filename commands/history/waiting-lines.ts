import type { ClockRange } from './clock-ranges.ts'
import { KnownOperations } from './known-operations.ts'
import { OperationWatches } from './operation-watches.ts'
import type { OperationSet, Operations } from './operations.ts'

/** A line's operations, and the first range that may not be told yet. */
interface Waiting {
  readonly line: number
  readonly inserted: [client: number, range: ClockRange][]
  readonly deleted: [client: number, range: ClockRange][]
  /** Which operations decide, and since when it watches for one of them. */
  kind: keyof Operations
  next: number
  isWatching: boolean
}

/**
 * Lines that stand for operations until all of these have been told by themselves. Each line watches for one operation that has not been
 * told, so that telling one thing costs what waits for it, however many lines wait.
 */
export class WaitingLines {
  private readonly told = new KnownOperations()
  private readonly lines = new Map<number, Waiting>()
  private readonly watches = {
    inserted: new OperationWatches<Waiting>(),
    deleted: new OperationWatches<Waiting>(),
  }

  /** Line number `line` stands for these, beside what it has stood for. Returns whether any of it has not been told. */
  add(line: number, { inserted, deleted }: Operations): boolean {
    const waiting = this.lines.get(line) ?? begun(line)
    this.lines.set(line, waiting)
    append(waiting.inserted, inserted)
    append(waiting.deleted, deleted)
    if (waiting.kind === 'deleted' && waiting.inserted.length > 0) {
      waiting.kind = 'inserted'
      waiting.next = 0
      waiting.isWatching = false
    }
    return waiting.isWatching || this.watch(waiting)
  }

  /** These have been told. Returns the lines that stand for nothing else. */
  tell(operations: Operations): readonly number[] {
    this.told.add(operations)
    const done: number[] = []
    for (const kind of ['inserted', 'deleted'] as const)
      for (const [client, ranges] of operations[kind])
        for (const range of ranges)
          for (const waiting of this.watches[kind].take(client, range))
            if (waiting.kind === kind && !this.watch(waiting)) done.push(waiting.line)
    return done
  }

  private watch(waiting: Waiting): boolean {
    const { kind, line } = waiting
    for (; waiting.next < waiting[kind].length; waiting.next++) {
      const [client, range] = waiting[kind][waiting.next] ?? []
      if (client === undefined || !range) continue
      const clock = this.told.firstMissing(kind, client, range)
      if (clock === undefined) continue
      waiting.isWatching = true
      this.watches[kind].put(client, clock, waiting)
      return true
    }
    this.lines.delete(line)
    return false
  }
}

const begun = (line: number): Waiting => ({
  line,
  inserted: [],
  deleted: [],
  kind: 'deleted',
  next: 0,
  isWatching: false,
})

function append(list: [client: number, range: ClockRange][], operations: OperationSet): void {
  for (const [client, ranges] of operations) for (const range of ranges) list.push([client, range])
}
