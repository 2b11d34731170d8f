import type { LogHistory, NewMoment } from './log-history.ts'
import type { LoggedUpdate } from './logged-update.ts'

/** Who may write under a Yjs clientID; added when a clientID is seen for the first time. */
export interface NewAuthor {
  readonly clientId: number
  readonly userId: string
}

export interface NewUpdate {
  readonly actorId: string
  readonly at: number
  readonly command: { readonly id: string; readonly type: string; readonly label: string } | null
  /** Yjs v1, as it came over the wire. */
  readonly bytes: Uint8Array
  readonly newAuthors: readonly NewAuthor[]
}

/** Updates of one project that are stored together or not at all. */
export interface NewUpdates {
  readonly projectId: string
  /** At least one, in their order. */
  readonly updates: readonly NewUpdate[]
  /** `epochEnd` of what they build on; absent: whatever it is. */
  readonly epochEnd?: number
  /** Moves the project up in the lists of projects. */
  readonly editedAt?: number | undefined
}

/** Why nothing was stored: another process has begun a new epoch, or bound one of `newAuthors` to somebody else. */
export type AppendRefusal = 'epoch-over' | 'foreign-author'

export interface StoredProject {
  readonly snapshot: { readonly throughId: number; readonly bytes: Uint8Array } | undefined
  /** After the snapshot, in the order they were stored. */
  readonly updates: readonly LoggedUpdate[]
  readonly authors: ReadonlyMap<number, string>
  /** The last row of the newest closed epoch; 0 when none was closed. */
  readonly epochEnd: number
}

/** How far a project's log has come. */
export interface LogEnd {
  readonly newestId: number
  readonly epochEnd: number
}

export interface UpdateLog extends LogHistory {
  /** Whether other processes append too. When not, what is asked below for their sake answers without asking the database. */
  readonly isShared: boolean
  /**
   * Resolves only when all updates are durable; rejects when none is. Answers the numbers of their rows: of one project they rise in the
   * order in which they can be read, whichever process writes.
   */
  append(batch: NewUpdates): Promise<readonly number[] | AppendRefusal>
  load(projectId: string): Promise<StoredProject>
  /** Every row that is still kept, for a project whose snapshot is damaged. */
  history(projectId: string): Promise<readonly LoggedUpdate[]>
  /** Rows after one, in their order. */
  since(projectId: string, id: number): Promise<readonly LoggedUpdate[]>
  /** Who may write under these ids, as far as somebody does. */
  authorsOf(projectId: string, clientIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Where the logs of these projects end; without those that have none. */
  ends(projectIds: readonly string[]): Promise<ReadonlyMap<string, LogEnd>>
  /** Keeps other processes from rebuilding a project that is open here, until the answer is called. Never rejects. */
  enter(projectId: string): Promise<() => Promise<void>>
  quarantine(projectId: string, updateId: number, reason: string, at: number): Promise<void>
  /** How a project ended its epoch of that number; `undefined` when it has not. */
  closedEpoch(projectId: string, epoch: number): Promise<Uint8Array | undefined>
  /**
   * Stores the state through a row in one transaction, and with `forget` a moment of the past instead of the rows through it. With `closes` that state is
   * the first of a new epoch, and `closes` the last of the one before, which stays; then nothing happens, and the answer is false, when
   * another process has the project open or has appended meanwhile.
   */
  compact(snapshot: {
    readonly projectId: string
    readonly throughId: number
    readonly bytes: Uint8Array
    readonly at: number
    readonly forget?: NewMoment | undefined
    readonly closes?: { readonly epoch: number; readonly bytes: Uint8Array } | undefined
  }): Promise<boolean>
}
