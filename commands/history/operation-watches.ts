import { firstIndex } from '../../model/document/first-index.ts'
import type { ClockRange } from './clock-ranges.ts'

interface Watch<Watcher> {
  readonly clock: number
  readonly watcher: Watcher
}

/** Who waits for which operation. Those that wait for none of a range are not looked at, but for halvings. */
export class OperationWatches<Watcher> {
  private readonly byClient = new Map<number, Watch<Watcher>[]>()

  put(client: number, clock: number, watcher: Watcher): void {
    const watches = this.byClient.get(client) ?? []
    this.byClient.set(client, watches)
    watches.splice(firstBehind(watches, clock), 0, { clock, watcher })
  }

  /** Those that waited for an operation of that range; they do not any more. */
  take(client: number, { clock, len }: ClockRange): readonly Watcher[] {
    const watches = this.byClient.get(client)
    if (!watches) return []
    const from = firstBehind(watches, clock - 1)
    const taken = watches.splice(from, firstBehind(watches, clock + len - 1) - from)
    return taken.map(({ watcher }) => watcher)
  }
}

const firstBehind = <Watcher>(watches: readonly Watch<Watcher>[], clock: number): number =>
  firstIndex(watches, (watch) => watch.clock > clock)
