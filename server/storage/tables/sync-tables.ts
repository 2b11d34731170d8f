/** What rooms need beside the projects themselves. */
export interface SyncTables {
  used_ticket: UsedTicketTable
  history_moment: HistoryMomentTable
}

/** Tickets into rooms that were used. */
interface UsedTicketTable {
  id: string
  ends_at: number
}

/** Whole documents (Yjs v2) as they were through a log row, from which kept rows go on after older ones were forgotten. */
interface HistoryMomentTable {
  project_id: string
  /** 0: what the project began as. */
  through_id: number
  at: number
  bytes: Uint8Array
}
