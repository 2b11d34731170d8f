import type { Generated } from 'kysely'

/** What projects hold, as it came and as it was put together. */
export interface DocumentTables {
  update_log: UpdateLogTable
  snapshot: SnapshotTable
  quarantine: QuarantineTable
  closed_epoch: ClosedEpochTable
  author: AuthorTable
}

/** Every update as it came over the wire (Yjs v1), never changed. */
interface UpdateLogTable {
  id: Generated<number>
  project_id: string
  actor_id: string
  at: number
  command_id: string | null
  command_type: string | null
  /** JSON of the command's label. */
  label: string | null
  bytes: Uint8Array
}

/** The project's state through log row `through_id` (Yjs v2). */
interface SnapshotTable {
  project_id: string
  through_id: number
  at: number
  bytes: Uint8Array
}

/** Log rows that could not be applied when the project was opened. */
interface QuarantineTable {
  update_id: number
  project_id: string
  at: number
  reason: string
}

/** The whole document (Yjs v2) at the end of each epoch (ADR 9), for clients that come back with work of that epoch. */
interface ClosedEpochTable {
  project_id: string
  epoch: number
  /** The last log row of the epoch. */
  through_id: number
  at: number
  bytes: Uint8Array
}

/** Who may write under a Yjs clientID of a project. */
interface AuthorTable {
  project_id: string
  client_id: number
  user_id: string
}
