import type { FileId } from '../../../model/ids.ts'
import { followLines } from './follow-lines.ts'
import { runTab, type WatchState } from './watch-state.ts'

/**
 * The lines of a JavaScript tab at which the last run could not stop, where they stand in what the tab says now. Nothing is known of those that were
 * written anew since.
 */
export function passedLinesIn(watch: WatchState, fileId: FileId, now: string): ReadonlySet<number> {
  const passed = watch.passed.get().filter((one) => one.fileId === fileId)
  if (passed.length === 0) return new Set()
  const { source } = runTab(watch, fileId)
  const where = followLines(source, now)
  const [before, after] = [source.split('\n'), now.split('\n')]
  return new Set(
    passed.flatMap(({ line }) => {
      const at = where(line)
      return at !== null && after[at - 1] === before[line - 1] ? [at] : []
    }),
  )
}
