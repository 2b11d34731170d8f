import { noteClosing } from './closing-sessions.ts'
import type { SaveTracker } from './save-tracker.ts'
import type { SessionDisk } from './session-disk.ts'

/** How long a hold keeps a session that is left open to edits: one that is forgotten must not do so for ever. */
const patienceMs = 2_000

interface SessionEndOptions {
  readonly localId: string
  readonly tracker: SaveTracker
  readonly disk: SessionDisk
  /** Nothing may be edited from now on. */
  readonly onBegun: () => void
  /** Lets go of everything; settles when the next may have it. */
  readonly end: () => Promise<void>
}

/** The end of a session that is left. */
export class SessionEnd {
  /** Nothing may be edited any more. */
  isBegun = false
  private isAsked = false
  private holds = 0
  private onFree: (() => void) | undefined

  /** Keeps the session open to edits until the returned function is called, also when it is left meanwhile; see `ProjectSession.hold`. */
  hold(): () => void {
    let isHeld = true
    this.holds += 1
    return () => {
      if (!isHeld) return
      isHeld = false
      this.holds -= 1
      if (this.holds === 0) this.onFree?.()
    }
  }

  /**
   * Takes no more edits as soon as nobody holds it, and ends as soon as that loses nothing (`whenSafe`). Until then it is there for the other
   * tabs, and for the next opening.
   */
  begin(options: SessionEndOptions): void {
    if (this.isAsked) return
    this.isAsked = true
    noteClosing(options.localId, this.run(options))
  }

  private async run({ tracker, disk, onBegun, end }: SessionEndOptions): Promise<void> {
    if (this.holds > 0) await this.isFree()
    this.isBegun = true
    onBegun()
    await whenSafe(tracker, disk)
    await end()
  }

  private isFree(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patienceMs)
      this.onFree = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/**
 * Settles when a session may end without a loss: what was edited is on the disk or on the server, and what else is to be written is, unless
 * the disk refuses it. One that has work and finds no place for it goes on as long as the page lives.
 */
function whenSafe(tracker: SaveTracker, disk: SessionDisk): Promise<void> {
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
