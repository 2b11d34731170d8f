import type { Generated } from 'kysely'

/** What was published. */
export interface PublicationTables {
  published: PublishedTable
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
  /** All that is around where the world begins; both or neither. */
  panorama: Uint8Array | null
  panorama_type: 'image/jpeg' | 'image/png' | null
}
