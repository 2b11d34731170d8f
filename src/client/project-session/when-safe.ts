import type { SaveTracker } from './save-tracker.ts'
import type { SessionDisk } from './session-disk.ts'

/**
 * Settles when a session may end without a loss: what was edited is on the disk or on the server, and what else is to be written is, unless
 * the disk refuses it. One that has work and finds no place for it goes on as long as the page lives.
 */
export function whenSafe(tracker: SaveTracker, disk: SessionDisk): Promise<void> {
  disk.hurry()
  return new Promise((resolve) => {
    const look = (): void => {
      if (disk.isBusy.get() || !tracker.isKept) return
      for (const stop of stops) stop()
      resolve()
    }
    const stops = [disk.isBusy.subscribe(look), tracker.status.subscribe(look)]
    look()
  })
}
