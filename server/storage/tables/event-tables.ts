import type { Generated } from 'kysely'
import type { EventType } from '../../../protocol/events/event-types.ts'

/** What happened, for statistics. */
export interface EventTables {
  event: EventTable
}

interface EventTable {
  id: Generated<number>
  at: number
  /** `null`: a visitor, or somebody whose account is closed. */
  user_id: string | null
  type: EventType
  project_id: string | null
  /** The number of a course step. */
  value: number | null
  /** The course, of events that belong to one. */
  hoc: string | null
  /** JSON of texts from fixed lists. */
  props: string | null
  /** What counts only once has a key here, and a second one is left out. */
  once: string | null
}
