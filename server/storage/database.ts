import type { Generated } from 'kysely'

/** All tables. Times are integer milliseconds since 1970, JSON is text; the same on SQLite and PostgreSQL. */
export interface Database {
  user: UserTable
  session: SessionTable
  project: ProjectTable
  project_alias: ProjectAliasTable
  project_member: ProjectMemberTable
  update_log: UpdateLogTable
  snapshot: SnapshotTable
  quarantine: QuarantineTable
  closed_epoch: ClosedEpochTable
  author: AuthorTable
  published: PublishedTable
  project_like: ProjectLikeTable
}

interface UserTable {
  id: string
  username: string
  /** Lower case, unique. */
  username_key: string
  name: string
  email: string
  /** Lower case, unique. */
  email_key: string
  /** `null`: this account has no password and cannot log in with one. */
  password_hash: string | null
  profile_img: string | null
  created_at: number
}

interface SessionTable {
  /** SHA-256 of the cookie's token: whoever reads the database cannot log in with it. */
  token_hash: string
  user_id: string
  created_at: number
  expires_at: number
}

interface ProjectTable {
  id: string
  owner_id: string
  /** Slug, unique per owner. */
  name: string
  display_name: string
  description: string
  visibility: 'private' | 'class' | 'link' | 'public'
  domain_key: string | null
  remixed_from_id: string | null
  /** The player's address; given at the first publish, then kept for ever. */
  play_code: string | null
  created_at: number
  updated_at: number
}

/** A name that a project had before it was renamed; it still leads to the project. */
interface ProjectAliasTable {
  owner_id: string
  name: string
  project_id: string
}

interface ProjectMemberTable {
  project_id: string
  user_id: string
  role: 'editor' | 'viewer'
  created_at: number
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

/** One immutable snapshot and picture for each publish. */
interface PublishedTable {
  id: Generated<number>
  project_id: string
  actor_id: string
  at: number
  display_name: string
  description: string
  /** Yjs v2. */
  document: Uint8Array
  picture: Uint8Array
  picture_type: 'image/jpeg' | 'image/png'
}

interface ProjectLikeTable {
  project_id: string
  user_id: string
  at: number
}
