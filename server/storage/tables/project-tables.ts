import type { Generated } from 'kysely'

/** Projects, who is in them and what people think of them. */
export interface ProjectTables {
  project: ProjectTable
  project_alias: ProjectAliasTable
  project_member: ProjectMemberTable
  project_like: ProjectLikeTable
  project_tag: ProjectTagTable
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
  /** When it was put into the bin; `null` outside of it. */
  deleted_at: Generated<number | null>
  /** The name it had before; in the bin it has one that no address can be. */
  deleted_name: Generated<string | null>
  /** 0 or 1 (spec 3, 'Project as sent on create'). */
  is_kid_project: Generated<number>
  /** Lower-case words that a search finds it by. */
  search_text: Generated<string>
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

/** One of `kidsTags`. */
interface ProjectTagTable {
  project_id: string
  tag: string
}
