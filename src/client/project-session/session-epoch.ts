import type { Handover } from './epoch-handover.ts'
import { endEpoch, shareEpoch } from './epoch-lock.ts'
import { readEpoch, unknownEpoch } from './epoch-pointer.ts'
import { watchEpoch } from './epoch-watch.ts'

/** How long to wait before the server is asked again for the end of an epoch. */
const retryMs = 2_000
/** The longest such wait. */
const longestRetryMs = 600_000
/** How long the other tabs may take to hand in what was edited in them. */
const patienceMs = 10_000

interface SessionEpochOptions extends Handover {
  /** The epoch that this browser's stores are named by. */
  readonly epoch: number
  /** Lets go of this tab's share in the epoch (`shareEpoch`). */
  readonly release: () => void
  /** The last entry of this tab's journal. */
  readonly lastSeq: () => number
  /** Says to the other tabs that the epoch ends, or that it does not end after all. */
  readonly tellEnding: (isEnding: boolean) => void
  /** Offers the writer what it lacks of this tab. */
  readonly offer: () => void
  /** An attempt to end the epoch went wrong, in another way than the one before; it is tried again. */
  readonly onFault: (error: unknown) => void
  /** The project goes on in another epoch: this tab must open it again. Called once. */
  readonly onNewEpoch: () => void
}

/**
 * An open project's way into its next epoch. The tab that writes brings the work over while no tab may edit: the others stop when
 * it says so, and let go of their share in the epoch only when it has stored all that was edited in them.
 */
export class SessionEpoch {
  /** Nothing may be edited any more. */
  isFrozen = false
  private readonly options: SessionEpochOptions
  private readonly stopWatching: () => void
  private release: (() => void) | undefined
  /** The entry of this tab that the writer must have before the epoch may end; none while it does not end. */
  private owed: number | undefined
  private isHandingOver = false
  private isGone = false
  private isClosed = false

  constructor(options: SessionEpochOptions) {
    this.options = options
    this.release = options.release
    this.stopWatching = watchEpoch(options.localId, options.epoch, () => this.goOn())
  }

  /**
   * The server has closed the epoch: brings what was not sent into the next one, and tries again until it can. After each attempt that
   * stopped the editing in vain it waits twice as long as before, so that a tab that never lets go does not stop it for good.
   */
  async handOver(projectId: string): Promise<void> {
    // Begun from here, the next epoch could stand before work in stores that could not be read.
    if (this.isHandingOver || this.options.epoch === unknownEpoch) return
    this.isHandingOver = true
    let wait = retryMs
    let lastFault: string | undefined
    const fault = (error: unknown): false => {
      if (String(error) !== lastFault) this.options.onFault(error)
      lastFault = String(error)
      return false
    }
    while (!this.isClosed) {
      let hasStopped = false
      const alone = (action: () => Promise<boolean>) => {
        hasStopped = true
        return this.alone(action)
      }
      // What cannot be fetched, or the browser refuses to store, leaves the old epoch as it was.
      const isDone = await import('./epoch-handover.ts')
        .then(({ handOver }) => handOver(projectId, this.options, alone))
        .catch(fault)
      if (isDone) return this.goOn()
      await new Promise((resolve) => setTimeout(resolve, wait))
      wait = hasStopped ? Math.min(2 * wait, longestRetryMs) : retryMs
    }
  }

  /** What the writing tab says of the epoch. */
  writerSays(isEnding: boolean): void {
    if (!isEnding) {
      if (this.owed !== undefined) void this.thaw()
    } else if (this.owed === undefined) {
      this.isFrozen = true
      this.owed = this.options.lastSeq()
      this.options.offer()
    }
  }

  /** The writing tab has this tab's entries up to `seq`. */
  storedUpTo(seq: number): void {
    if (this.owed !== undefined && seq >= this.owed) this.letGo()
  }

  /** This tab writes from now on: the one that did may have been about to end the epoch. */
  async becomeWriter(): Promise<void> {
    if (this.owed !== undefined) await this.thaw()
    // It may have told others too.
    if (!this.isFrozen) this.options.tellEnding(false)
  }

  /** Begins nothing any more; this tab keeps its share, as what was edited in it may not be stored yet. */
  stop(): void {
    this.isClosed = true
    this.stopWatching()
  }

  close(): void {
    this.stop()
    this.letGo()
  }

  private async alone(action: () => Promise<boolean>): Promise<boolean> {
    const { localId, epoch, tellEnding } = this.options
    this.isFrozen = true
    this.owed = this.options.lastSeq()
    tellEnding(true)
    this.letGo()
    let isDone = false
    try {
      // A tab that was killed when it had just begun the next epoch could not tell.
      isDone = await endEpoch(
        localId,
        patienceMs,
        async () => (await isBegun(localId, epoch)) || (!this.isClosed && (await action())),
      )
    } finally {
      if (!isDone) {
        tellEnding(false)
        await this.thaw()
      }
    }
    return isDone
  }

  /** The epoch goes on, unless it was ended while this tab had no share in it. */
  private async thaw(): Promise<void> {
    const { localId, epoch } = this.options
    this.owed = undefined
    const release = await shareEpoch(localId)
    this.letGo()
    this.release = release
    if (await isBegun(localId, epoch)) this.goOn()
    else if (this.isClosed || this.owed !== undefined) this.letGo()
    else this.isFrozen = false
  }

  private goOn(): void {
    if (this.isGone || this.isClosed) return
    this.isGone = true
    this.isFrozen = true
    this.options.onNewEpoch()
  }

  private letGo(): void {
    this.release?.()
    this.release = undefined
  }
}

/** Whether this browser has a later epoch of the project. */
function isBegun(localId: string, epoch: number): Promise<boolean> {
  return readEpoch(localId).then(
    (pointer) => pointer.epoch > epoch,
    () => false, // no storage, so nothing was begun in it
  )
}
