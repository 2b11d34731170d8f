import { createValue } from '../observable-value.ts'
import type { SaveStatus } from './project-session.ts'
import type { ServerState } from './server-sync.ts'
import type { WriterWord } from './tab-channel.ts'

interface SaveTrackerOptions {
  /** Edits of earlier sessions that the server has not acknowledged. */
  readonly unacknowledged: number
  /** Whether this browser keeps the project already. */
  readonly isStored: boolean
  /** The disk may lack what the document begins with: it is new here, or another tab is to store it. */
  readonly isAhead: boolean
  /** Somebody who only looks has nothing to save. */
  readonly isViewer: boolean
}

interface Turn {
  readonly hasDisk: boolean
  readonly isFirst: boolean
  readonly lastSeq: number
}

/**
 * Knows how far the newest edit has come, and says it in the header's words, which never say more than is so: 'saved' needs
 * the server's own word, 'on this device' the disk's.
 */
export class SaveTracker {
  readonly status = createValue<SaveStatus>({ kind: 'loading' })
  private newest = 0
  private readonly isViewer: boolean
  /** Whether there is anything of this browser to keep: edits of now, or of earlier. */
  private hasEdits: boolean
  private isWriter = false
  /** The tab that wrote before may have died with edits that only the disk has: nobody's word can be about those yet. */
  private isCatchingUp = false
  /** Whether it stays so where the disk cannot be read: another tab has written on it. */
  private isFollowing = false
  private stored = 0
  private readonly isAhead: boolean
  /** Whether the disk lacks what the edits stand on, as far as this tab or the one that writes knows. */
  private isRewriting: boolean
  private failure: string | null = null
  private server: ServerState | null = null
  private unacknowledged: number
  /** Edits of this tab that the writing tab may not have yet. */
  private untaken: number[] = []

  constructor({ unacknowledged, isStored, isAhead, isViewer }: SaveTrackerOptions) {
    this.unacknowledged = unacknowledged
    this.hasEdits = isStored
    this.isAhead = isAhead
    this.isRewriting = isAhead
    this.isViewer = isViewer
  }

  /** Edits that the server has not acknowledged. */
  get waiting(): number {
    return this.unacknowledged
  }

  /** Whether the server takes nothing of this person any more, as it has told this tab or the one that writes. */
  get isShutOut(): boolean {
    return this.server === 'no-access'
  }

  /** Whether all that was edited outlives this tab: on this device, or on the server. */
  get isKept(): boolean {
    if (this.isViewer || !this.hasEdits) return true
    return this.isStored || (this.server === 'saved' && this.unacknowledged === 0)
  }

  /** The person has made an edit; it is entry `seq` of this tab's journal. */
  edited(seq: number): void {
    this.newest = seq
    this.hasEdits = true
    if (!this.isWriter) this.untaken.push(seq)
    this.refresh()
  }

  /** A change of this browser that the server must learn of. */
  addWaiting(): void {
    this.unacknowledged += 1
  }

  /** What the tab that writes and talks to the server says, for one that does not. It knows of entries up to `taken` only. */
  writerSays({ server, waiting, failure, isRewriting }: Omit<WriterWord, 'taken'>, taken: number): void {
    this.untaken = this.untaken.filter((seq) => seq > taken)
    this.unacknowledged = waiting + this.untaken.length
    this.failure = failure
    this.isRewriting = isRewriting
    this.server = server === 'saved' && this.unacknowledged > 0 ? 'sending' : server
    this.refresh()
  }

  /**
   * This tab writes from now on and learns by itself how far its edits come; with `hasDisk` once it has read what is there (`caughtUp`).
   * `isFirst`: no other tab has written there since it opened. `lastSeq`: the last entry of this tab's journal, which has what the tab before
   * may not have stored.
   */
  becomeWriter({ hasDisk, isFirst, lastSeq }: Turn): void {
    this.isWriter = true
    this.isCatchingUp = hasDisk
    // Another tab's edits may have made it one that is to be kept.
    this.hasEdits ||= hasDisk
    this.isFollowing = !isFirst
    this.untaken = []
    this.failure = null
    this.isRewriting = false
    if (this.isAhead) {
      this.stored = -1
      this.newest = lastSeq
    }
    this.refresh()
  }

  /** The document holds all that the disk does. */
  caughtUp(): void {
    this.isCatchingUp = false
    this.refresh()
  }

  /** The disk has the entries up to `seq` and what they stand on (−1: not even that); fewer than before when it has lost some. */
  storedUpTo(seq: number): void {
    this.stored = seq
    this.refresh()
  }

  /** The browser refuses to store (`null`: no longer). */
  failed(reason: string | null): void {
    this.failure = reason
    this.refresh()
  }

  /** What the server says (`null`: the project is not there). Returns whether it has just acknowledged waiting edits. */
  serverIs(state: ServerState | null): boolean {
    const hasAcknowledged = state === 'saved' && this.unacknowledged > 0
    if (state === 'saved') this.unacknowledged = 0
    this.server = state
    this.refresh()
    return hasAcknowledged
  }

  refresh(): void {
    this.status.set(this.now())
  }

  private get isStored(): boolean {
    return this.stored >= this.newest && !this.isRewriting
  }

  private now(): SaveStatus {
    const at = Date.now()
    if (this.isViewer) return { kind: 'untouched' }
    // Where nothing could ever be read, there is nothing to wait for.
    const isWaiting = this.isCatchingUp && (this.isFollowing || this.failure === null)
    if (this.server === 'saved' && this.unacknowledged === 0 && !isWaiting) return { kind: 'saved', at }
    if (this.failure !== null) return { kind: 'cannot-save', reason: this.failure }
    if (this.server === null && !this.hasEdits) return { kind: 'untouched' }
    if (!this.isStored || this.server === 'sending' || this.server === 'saved') return { kind: 'saving' }
    if (this.server === null) return { kind: 'saved-on-device', at }
    if (this.server !== 'offline') return { kind: this.server, waiting: this.unacknowledged }
    return { kind: 'offline', waiting: this.unacknowledged }
  }
}
