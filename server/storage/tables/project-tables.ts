/** Projects, who is in them and what people think of them. */
export interface ProjectTables {
  project: ProjectTable
  project_alias: ProjectAliasTable
  project_member: ProjectMemberTable
  project_like: ProjectLikeTable
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

interface ProjectLikeTable {
  project_id: string
  user_id: string
  at: number
}
