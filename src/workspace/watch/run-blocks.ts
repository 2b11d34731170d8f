import type { FileId } from '../../../model/ids.ts'
import type { RunLine } from '../../../protocol/frame/run-watch.ts'
import { runTab, type WatchState } from './watch-state.ts'

/** Blocks of one tab in a run, by their ids. */
export interface RunBlocks {
  /** What ran a moment ago. */
  readonly running: ReadonlySet<string>
  /** What something waits in, a moment ago or longer. */
  readonly waiting: ReadonlySet<string>
  /** What a paused run does next, if that is here. */
  readonly next: string | null
}

/** The blocks of a tab that a run is at just now; one that was deleted since is among them, and nowhere to be seen. */
export function runBlocks(watch: WatchState, fileId: FileId): RunBlocks {
  const blockOf = (line: RunLine): readonly string[] => {
    const block = line.fileId === fileId ? runTab(watch, fileId).blockOfLine.get(line.line) : undefined
    return block === undefined ? [] : [block]
  }
  const next = watch.moment.get()?.next
  return {
    running: new Set(watch.lines.get().flatMap(blockOf)),
    waiting: new Set(watch.waits.get().flatMap(blockOf)),
    next: next ? (blockOf(next)[0] ?? null) : null,
  }
}
