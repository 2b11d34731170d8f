import type { FileId } from '../../model/ids.ts'
import { createIdleTask } from '../workspace/frame/idle-task.ts'
import { setStops, stopLinesIn, type WatchState } from '../workspace/watch/watch-state.ts'
import { keptStops, stopPlaces } from './stop-places.ts'

/**
 * Lets go of stops whose lines have no statement any more, once nothing was typed for a while: to read a long text takes longer than a letter
 * may. `onSettled`: what can be stopped at is known then. Returns how to end it.
 */
export function settleStops(
  watch: WatchState,
  fileId: FileId,
  text: () => string,
  onSettled: () => void = () => {},
): () => void {
  const settling = createIdleTask(() => {
    const now = text()
    const lines = stopLinesIn(watch, fileId, now)
    if (lines.size === 0) return
    const kept = keptStops(lines, stopPlaces(now))
    if (kept.size < lines.size) setStops(watch, fileId, { lines: kept, text: now })
    onSettled()
  })
  const end = watch.stops.subscribe(settling.plan)
  return () => {
    settling.cancel()
    end()
  }
}
