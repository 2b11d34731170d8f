import type * as Y from 'yjs'
import type { Project } from '../../model/project/project.ts'
import type { JournalPosition } from './journal.ts'
import type { JournalSink } from './journal-entry.ts'

/** What a bus needs from its session. */
export interface CommandBusOptions {
  readonly document: Y.Doc
  /** Who the person is; the same for all their tabs and devices. */
  readonly actor: string
  /** Milliseconds. */
  readonly clock: () => number
  /** A fresh id for each command. */
  readonly newId: () => string
  readonly journal: JournalSink
  /** Where the journal goes on, when it was begun earlier. */
  readonly position?: JournalPosition
  /** The document's project, when there is one already. */
  readonly project?: Project
  /** Entries between two keyframes; 0 for none. */
  readonly keyframeEvery?: number
  /** The name of the person who wrote under a Yjs client, as far as the session knows. */
  readonly nameOf?: (client: number) => string | undefined
}
