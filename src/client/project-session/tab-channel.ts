import type { LabelMessage } from '../../../protocol/sync/client-message.ts'
import type { ServerPlace } from '../local-projects/project-database.ts'
import type { ServerState } from './server-sync.ts'

/** What the writing tab says of the disk and of the server, for the other tabs' header. */
export interface WriterWord {
  /** `null`: the project lives in this browser only. */
  readonly server: ServerState | null
  /** Edits that the server has not acknowledged. */
  readonly waiting: number
  /** Why this browser refuses to store. */
  readonly failure: string | null
  /** Whether this browser has lost what it had stored, and it is being written again. */
  readonly isRewriting: boolean
  /** By tab, the last of its entries that the writer had when it said this: it says nothing of later ones. */
  readonly taken: Readonly<Record<string, number>>
}

/** The last entry of its sender that an update holds. */
export interface OwnEntry {
  readonly seq: number
  /** The last of its sender's entries that was told before: who lacks that one has missed a message. What only deletes moves no clock. */
  readonly after: number
  /** What a document has that holds it: the Yjs client of the sender, and its clock. */
  readonly client: number
  readonly clock: number
}

/**
 * What tabs of one browser that have the same project open say to each other. They are one program of one origin, so the
 * shapes are trusted; bytes are Yjs updates.
 */
export type TabMessage =
  /** A tab has opened the project, woken up or become the writer: it asks everybody for what it lacks. */
  | { readonly type: 'hello'; readonly from: string; readonly stateVector: Uint8Array }
  /** The answer to `hello` says what its sender lacks itself. */
  | { readonly type: 'lack'; readonly to: string; readonly stateVector: Uint8Array }
  /** A change that its sender made or learned; with `own` when it made it: the writer stores and acknowledges all up to it. */
  | {
      readonly type: 'update'
      readonly update: Uint8Array
      readonly from: string
      readonly own?: OwnEntry
      readonly label?: Omit<LabelMessage, 'kind'>
      /** Whether its sender has more than what the project begins as, so that it is to be kept; an older version of this code does not say. */
      readonly isEdited?: boolean
    }
  /** The writer has stored the entries of tab `from` up to `entry` on this device. */
  | { readonly type: 'stored'; readonly from: string; readonly entry: number }
  /** The project has gone to the server under an account, in one of the tabs. */
  | { readonly type: 'moved'; readonly place: ServerPlace }
  | { readonly type: 'writer'; readonly word: WriterWord }
  /** The writer brings the project into its next epoch, for which nobody may edit; or it does not after all. */
  | { readonly type: 'ending'; readonly isEnding: boolean }

export interface TabChannel {
  send(message: TabMessage): void
  close(): void
}

/** Opens the channel of one project to the other tabs of this browser. */
export function openTabChannel(projectId: string, receive: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel(`nestling.project.${projectId}`)
  channel.onmessage = (event: MessageEvent<TabMessage>) => receive(event.data)
  return {
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
