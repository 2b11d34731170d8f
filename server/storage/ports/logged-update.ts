/** One row of a project's log. */
export interface LoggedUpdate {
  readonly id: number
  /** Yjs v1, as it came over the wire. */
  readonly bytes: Uint8Array
}
