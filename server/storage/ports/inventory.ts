/** How much is stored. */
export interface StoredCounts {
  readonly people: number
  readonly projects: number
  readonly published: number
  /** Edits of the last 30 days. */
  readonly edits: number
  /** Bytes of the edits and of the projects put together. */
  readonly bytes: number
  readonly files: number
  /** Bytes of the uploaded files. */
  readonly fileBytes: number
}

/** What is there as a whole, for who runs the server. */
export interface Inventory {
  counts(): Promise<StoredCounts>
  projectIds(): Promise<readonly string[]>
}
