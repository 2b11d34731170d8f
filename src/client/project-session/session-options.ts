import type { Doc } from 'yjs'
import type { Access } from '../../../protocol/http/project.ts'
import type { ServerPlace } from '../local-projects/project-database.ts'
import type { LeftBehind } from './epoch-pointer.ts'
import type { LocalStore } from './local-store.ts'
import type { ServerRoom } from './session-room.ts'
import type { StoredState } from './stored-state.ts'
import type { TabLock } from './tab-lock.ts'

/** What opens a project in a tab. */
export interface SessionOptions {
  /** Names the project's stores in this browser. */
  readonly localId: string
  /** Names this tab over its reloads. */
  readonly tab: string
  /** Whether this browser has it already; a world that is only looked at is not stored before its first edit. */
  readonly isStored: boolean
  /** What it begins as where nothing of it is found here (Yjs update v1, fixed bytes of a template); `null`: it is somewhere already. */
  readonly start: Uint8Array | null
  readonly actor: string
  readonly access: Access
  /** `null`: the project lives in this browser only, until `joinServer`. */
  readonly room: ServerRoom | null
  /** Called once, when the person changes a project that was not stored here. */
  readonly onFirstEdit: () => void
  /** Called once at most, when another tab changes a project that was not stored here. */
  readonly onOtherEdits: () => void
  /** Another tab of this browser has brought the project to the server. */
  readonly onMoved: (place: ServerPlace) => void
  /** This tab must open the project again: it goes on in another epoch, or who could only look may edit it now. */
  readonly onReopen: () => void
}

/** What `openProjectSession` adds. */
export interface LiveSessionOptions extends SessionOptions {
  readonly document: Doc
  readonly store: LocalStore
  readonly lock: TabLock
  readonly unacknowledged: number
  /** The disk may lack what the document begins with: it is new here, or another tab is to store it. */
  readonly isAhead: boolean
  /** No other tab of this browser had it open. */
  readonly isFirst: boolean
  /** The epoch that this browser's stores are named by. */
  readonly epoch: number
  /** Lets go of this tab's share in the epoch. */
  readonly release: () => void
  readonly leftBehind: LeftBehind
  /** What survived beside the document, by tab. */
  readonly states: ReadonlyMap<string, StoredState>
}
