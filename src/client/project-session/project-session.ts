import type { CommandBus, Verdict } from '../../../commands/core/command-bus.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { TextEdit } from '../../../commands/core/write.ts'
import type { HistorySource } from '../../../commands/history/history-source.ts'
import type { FileId } from '../../../model/ids.ts'
import type { JsonValue } from '../../../model/json.ts'
import type { Access } from '../../../protocol/http/project.ts'
import type { PresenceBlocks, PresenceCaret } from '../../../protocol/sync/presence.ts'

/** Where the newest edit is. The header shows it and never says more than is so. */
export type SaveStatus =
  | { readonly kind: 'loading' }
  /** Nothing was changed here yet, so nothing has to be kept. */
  | { readonly kind: 'untouched' }
  /** Not yet on any disk: a transaction is under way. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved-on-device'; readonly at: number }
  /** The server has stored it durably. */
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'offline'; readonly waiting: number }
  /** The server does not know any more who this is. */
  | { readonly kind: 'login-needed'; readonly waiting: number }
  /** The person may not edit any more; what they changed stays in their copy here. */
  | { readonly kind: 'no-access'; readonly waiting: number }
  /** The browser cannot store it (quota, private mode): the person must export. */
  | { readonly kind: 'cannot-save'; readonly reason: string }

/** A person who is in the project now. `colour` is 1 to 4 (`--person-1..4`). */
export interface Peer {
  readonly clientId: number
  readonly name: string
  readonly colour: 1 | 2 | 3 | 4
  /** What they have in hand on a canvas of blocks; nothing where it is missing. */
  readonly blocks?: PresenceBlocks
  /** Where their caret is in a JavaScript tab; `TextWatch.carets` says it in letters. */
  readonly caret?: PresenceCaret
}

/** One open project in this tab: its bus, where its edits are kept, and who else is here. */
export interface ProjectSession {
  /** Names what this browser keeps of the project. */
  readonly localId: string
  readonly bus: CommandBus
  readonly access: Access
  /** Whether it is this tab, among those of the browser that have the project open, that writes to the browser's storage. */
  readonly isWriter: boolean
  /** A fresh id for a new entity, file … */
  newId(): string
  readonly saveStatus: { get(): SaveStatus; subscribe(listener: () => void): () => void }
  readonly peers: { get(): readonly Peer[]; subscribe(listener: () => void): () => void }
  /** Lets the others in the room see what the person has in hand; `null`: nothing. Nothing of it is stored. */
  tellBlocks(blocks: PresenceBlocks | null): void
  /** Names of the people who are or were here, by their Yjs client, as far as this browser has met them. */
  readonly names: { get(): ReadonlyMap<number, string>; subscribe(listener: () => void): () => void }
  /**
   * Calls `listener` with every change of a text that did not come from `ownEdit` of the same watcher, as edits to apply
   * in order, so that an editor can follow without reloading.
   */
  watchText(file: FileId, listener: (edits: readonly TextEdit[]) => void): TextWatch
  /** The whole project as it is now (Yjs update v2): what publishing stores. */
  snapshot(): Uint8Array<ArrayBuffer>
  /** The recording of this session as the bytes of a `.nestling` file. */
  recording(): Promise<Uint8Array<ArrayBuffer>>
  /** What the history is read from, oldest first: earlier openings in this browser, then this one. */
  journal(): Promise<readonly HistorySource[]>
  /** The history of this opening alone. */
  opening(): HistorySource
  /** The entries of this opening after entry `seq`. */
  entriesAfter(seq: number): readonly JournalEntry[]
  /** Journals something that is not an edit, for whoever reads the recording. Nothing of it is shown or stored anywhere else. */
  note(kind: 'machine' | 'run' | 'error', data: JsonValue): void
  /**
   * Keeps it open to edits until the returned function is called, two seconds at most, although it is left meanwhile: for who still has to store
   * what the person did.
   */
  hold(): () => void
  /** Takes no more edits unless it is held, and ends when all of them are stored. */
  close(): void
}

/** What is selected in a text, in letters from its beginning: from `anchor` to the caret. */
export interface TextCaret {
  readonly anchor: number
  readonly head: number
}

/** What somebody else has selected in a text. */
export type PeerCaret = TextCaret & Pick<Peer, 'clientId' | 'name' | 'colour'>

export interface TextWatch {
  /** Sends one edit of the person through the bus; the listener is not called for it. A refused one has changed nothing. */
  ownEdit(edits: readonly TextEdit[]): Verdict
  /** Lets the others in the room see where the person's caret is; `null`: no longer in this text. Nothing of it is stored. */
  tellCaret(caret: TextCaret | null): void
  /** The carets of others in this text as it is now. `peers` says when they may have moved. */
  carets(): readonly PeerCaret[]
  stop(): void
}
