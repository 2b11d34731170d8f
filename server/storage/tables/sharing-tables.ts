import type { Generated } from 'kysely'

/** Links that invite to a project, and what stops a link from being used. */
export interface SharingTables {
  project_invitation: ProjectInvitationTable
  project_removal: ProjectRemovalTable
  project_picture: ProjectPictureTable
  server_key: ServerKeyTable
}

interface ProjectInvitationTable {
  id: string
  project_id: string
  /** SHA-256 of what the link holds: whoever reads the database cannot use it. */
  token_hash: string
  role: 'editor' | 'viewer'
  created_at: number
  expires_at: number
  /** How many people it may bring in; `null` for any number. */
  max_uses: number | null
  uses: Generated<number>
}

/** Who was sent away, and when: links from before that let them in no more. */
interface ProjectRemovalTable {
  project_id: string
  user_id: string
  at: number
}

/** Pictures that came with a project or one of its scenes; the newest of each kind and name. */
interface ProjectPictureTable {
  project_id: string
  kind: 'project' | 'scene' | 'panorama'
  /** The scene's name; `''` for the project itself. */
  name: string
  at: number
  bytes: Uint8Array
  type: 'image/jpeg' | 'image/png'
}

/** Random keys that all processes of an installation share. */
interface ServerKeyTable {
  name: string
  value: string
}
