/** Who may write under a Yjs clientID; added when a clientID is seen for the first time. */
export interface NewAuthor {
  readonly clientId: number
  readonly userId: string
}

export interface NewUpdate {
  readonly projectId: string
  readonly actorId: string
  readonly at: number
  readonly command: { readonly id: string; readonly type: string; readonly label: string } | null
  /** Yjs v1, as it came over the wire. */
  readonly bytes: Uint8Array
  readonly newAuthors: readonly NewAuthor[]
}

export interface LoggedUpdate {
  readonly id: number
  readonly bytes: Uint8Array
}

export interface StoredProject {
  readonly snapshot: { readonly throughId: number; readonly bytes: Uint8Array } | undefined
  /** After the snapshot, in the order they were stored. */
  readonly updates: readonly LoggedUpdate[]
  readonly authors: ReadonlyMap<number, string>
}

/** How a project's epoch ended: the last row of it, and the whole document (Yjs v2). */
export interface ClosedEpoch {
  readonly throughId: number
  readonly bytes: Uint8Array
}

export interface UpdateLog {
  /** Resolves only when the update is durable; rejects when it is not. Answers the row's number. */
  append(update: NewUpdate): Promise<number>
  load(projectId: string): Promise<StoredProject>
  /** Every row that is still kept, for a project whose snapshot is damaged. */
  history(projectId: string): Promise<readonly LoggedUpdate[]>
  quarantine(projectId: string, updateId: number, reason: string, at: number): Promise<void>
  /** How a project ended its epoch of that number; `undefined` when it has not. */
  closedEpoch(projectId: string, epoch: number): Promise<Uint8Array | undefined>
  /** The newest of these. */
  lastClosedEpoch(projectId: string): Promise<ClosedEpoch | undefined>
  /**
   * Stores the state through a row and forgets rows before `keepFrom` that it covers, in one transaction. With `closes` that state is
   * the first of a new epoch, and `closes` the last of the one before, which stays.
   */
  compact(snapshot: {
    readonly projectId: string
    readonly throughId: number
    readonly bytes: Uint8Array
    readonly at: number
    readonly keepFrom: number
    readonly closes?: { readonly epoch: number; readonly bytes: Uint8Array } | undefined
  }): Promise<void>
}
