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

export interface UpdateLog {
  /** Resolves only when the update is durable; rejects when it is not. Answers the row's number. */
  append(update: NewUpdate): Promise<number>
  load(projectId: string): Promise<StoredProject>
  /** Every row that is still kept, for a project whose snapshot is damaged. */
  history(projectId: string): Promise<readonly LoggedUpdate[]>
  quarantine(projectId: string, updateId: number, reason: string, at: number): Promise<void>
  /** Stores the state through a row and forgets rows before `keepFrom` that it covers, in one transaction. */
  compact(snapshot: {
    readonly projectId: string
    readonly throughId: number
    readonly bytes: Uint8Array
    readonly at: number
    readonly keepFrom: number
  }): Promise<void>
}
