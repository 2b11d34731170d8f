import { type Doc, encodeStateAsUpdateV2 } from 'yjs'
import type { CommandBus } from '../../../commands/core/command-bus.ts'
import { createCommandBus, type SessionBus } from '../../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { type RecordingBase, recordingBase } from '../../../commands/core/recording.ts'
import { encodeRecording } from '../../../commands/core/recording-file.ts'
import type { UndoState } from '../../../commands/core/undo-state.ts'
import type { TextEdit } from '../../../commands/core/write.ts'
import type { FileId } from '../../../model/ids.ts'
import type { JsonValue } from '../../../model/json.ts'
import type { Access } from '../../../protocol/http/project.ts'
import { appVersion } from '../../app-version.ts'
import type { ServerPlace } from '../local-projects/project-database.ts'
import { createValue } from '../observable-value.ts'
import { gatedBus } from './gated-bus.ts'
import type { StoredState } from './journal-store.ts'
import type { JournalWriter } from './journal-writer.ts'
import { labelOf } from './label-of.ts'
import type { LocalStore } from './local-store.ts'
import type { Peer, ProjectSession, TextWatch } from './project-session.ts'
import { SaveTracker } from './save-tracker.ts'
import { connectServerSync, type ServerSync } from './server-sync.ts'
import { isFromTab, TabExchange } from './tab-exchange.ts'
import type { TabLock } from './tab-lock.ts'
import { watchText } from './text-watch.ts'
import { writtenBy } from './written-by.ts'

/** A room on the server. */
export interface ServerRoom {
  readonly url: string
  readonly projectId: string
}

export interface SessionOptions {
  /** Names the project's stores in this browser. */
  readonly localId: string
  /** Names this tab over its reloads. */
  readonly tab: string
  /** Whether this browser has it already; a world that is only looked at is not stored before its first edit. */
  readonly isStored: boolean
  /** What it begins as (Yjs update v1, fixed bytes of a template); `null`: the server has it. */
  readonly start: Uint8Array | null
  readonly actor: string
  readonly access: Access
  /** `null`: the project lives in this browser only, until `joinServer`. */
  readonly room: ServerRoom | null
  /** Called once, when the person changes a project that was not stored here. */
  readonly onFirstEdit: () => void
  /** Another tab of this browser has brought the project to the server. */
  readonly onMoved: (place: ServerPlace) => void
}

/** Entries that a recording holds at most. */
const keptEntries = 20_000

interface LiveSessionOptions extends SessionOptions {
  readonly document: Doc
  readonly store: LocalStore
  readonly lock: TabLock
  readonly unacknowledged: number
}

/** An open project: joins the bus to the journal, the other tabs and the server. */
export class LiveSession implements ProjectSession {
  readonly localId: string
  readonly bus: CommandBus
  readonly access: Access
  readonly peers = createValue<readonly Peer[]>([])
  private readonly options: LiveSessionOptions
  /** Names this opening: in the journal, and to the other tabs. */
  private readonly opening = crypto.randomUUID()
  /** Where the recording begins; set by `begin`. */
  private base: RecordingBase | undefined
  private entries: JournalEntry[] = []
  private readonly ownBus: SessionBus
  private readonly tracker: SaveTracker
  private readonly tabs: TabExchange
  private room: ServerRoom | null
  private writer: JournalWriter | undefined
  private sync: ServerSync | undefined
  private hasLock = false
  private readonly fill = Promise.withResolvers<void>()
  /** What waits until the journal is open. */
  private readonly forWriter: (() => void)[] = []
  private isStored: boolean
  private isClosed = false

  constructor(options: LiveSessionOptions) {
    const { document, actor, access } = options
    this.options = options
    this.localId = options.localId
    this.access = access
    this.room = options.room
    this.isStored = options.isStored
    this.tracker = new SaveTracker({
      unacknowledged: options.unacknowledged,
      isStored: options.isStored,
      isViewer: access === 'viewer',
    })
    this.ownBus = createCommandBus({
      document,
      actor,
      clock: Date.now,
      newId: () => this.newId(),
      journal: { append: (entry) => this.onEntry(entry) },
      writtenBy: (root, id, key) => writtenBy(document, this.peers.get(), root, id, key),
    })
    this.bus = gatedBus(this.ownBus, () => access !== 'viewer' && this.sync?.state.get() !== 'no-access')
    this.tabs = new TabExchange({
      projectId: options.localId,
      tab: this.opening,
      document,
      bus: () => this.ownBus,
      lastSeq: () => this.ownBus.journalPosition.seq,
      whenStored: (seq, then) => this.whenStored(seq, then),
      onStored: (seq) => {
        this.tracker.storedUpTo(seq)
        void options.store.saveState(options.tab, this.state())
      },
      onMoved: options.onMoved,
      onServer: (state, waiting) => {
        this.tracker.setWaiting(waiting)
        this.tracker.serverIs(state)
      },
    })
  }

  get saveStatus() {
    return this.tracker.status
  }

  /** Settles when there is something to show: at once for what this browser has, else when the server has sent it. */
  get filled(): Promise<void> {
    return this.options.document.getMap('scenes').size > 0 ? Promise.resolve() : this.fill.promise
  }

  newId(): string {
    return crypto.randomUUID()
  }

  /** Brings back the undo stacks of this browser's last session. Call before `begin`. */
  restoreUndo(state: UndoState): void {
    this.ownBus.restoreUndo(state)
  }

  /** Journals something that went wrong, for whoever reads the recording. */
  report(error: JsonValue): void {
    this.ownBus.note('error', error)
  }

  /** Joins the other tabs, and becomes the writer when it is this tab's turn. */
  begin(): void {
    this.rebase()
    this.tracker.refresh()
    this.tabs.hello()
    void this.options.lock.granted.then(() => {
      if (this.isClosed) return
      this.hasLock = true
      if (this.isStored) void this.startWriting()
      if (this.room) this.connect(this.room)
    })
  }

  snapshot(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(encodeStateAsUpdateV2(this.options.document))
  }

  /** The last 20,000 entries at most, from a base that they replay from. */
  async recording(): Promise<Uint8Array<ArrayBuffer>> {
    const base = this.base ?? this.rebase()
    return encodeRecording({ base, entries: this.entries })
  }

  /** Tells the other tabs that an account has claimed the project here. */
  tellMoved(place: ServerPlace): void {
    this.tabs.tellMoved(place)
  }

  /** Joins the project's room on the server, as soon as this tab is the one that does. */
  joinServer(room: ServerRoom): void {
    if (this.room) return
    this.room = room
    if (this.hasLock) this.connect(room)
  }

  watchText(file: FileId, listener: (edits: readonly TextEdit[]) => void): TextWatch {
    return watchText(this.options.document, this.bus, file, listener)
  }

  close(): void {
    this.isClosed = true
    this.sync?.close()
    this.ownBus.close()
    this.tabs.close()
    this.options.store.close()
    this.options.lock.release()
    this.options.document.destroy()
  }

  /** One entry of this tab's journal: it goes to the other tabs and the disk, and its name to the server before its bytes do. */
  private onEntry(entry: JournalEntry): void {
    const { event, bytes, seq } = entry
    const isOwn = event.kind !== 'remote'
    const label = labelOf(event, undefined) ?? this.tabs.incomingLabel
    // A base that is taken here holds this entry already.
    if (this.entries.length >= keptEntries) this.rebase()
    else this.entries.push(entry)
    if (bytes && (isOwn || isFromTab(event))) this.tracker.addWaiting()
    if (bytes && label) this.sync?.label(label)
    this.tabs.tell(entry, label)
    this.writer?.add([entry])
    if (!isOwn || !bytes) return
    this.tracker.edited(seq)
    if (!this.isStored) this.onFirstEdit()
  }

  private onFirstEdit(): void {
    this.isStored = true
    if (this.hasLock) void this.startWriting()
    this.options.onFirstEdit()
  }

  /** Begins the recording anew from what the document is now. */
  private rebase(): RecordingBase {
    const base = recordingBase(this.options.document, this.ownBus, appVersion)
    this.base = base
    this.entries = []
    return base
  }

  private state(): StoredState {
    return { undo: this.ownBus.saveUndo(), waiting: this.tracker.waiting, at: Date.now() }
  }

  private async startWriting(): Promise<void> {
    const { document } = this.base ?? this.rebase()
    const session = { id: this.opening, startedAt: Date.now(), base: document, isCheckpointed: false }
    try {
      const writer = await this.options.store.startWriting(session, this.options.tab, () => this.state())
      writer.stored.subscribe(() => this.tracker.storedUpTo(writer.stored.get()))
      writer.failure.subscribe(() => this.tracker.failed(writer.failure.get()))
      this.writer = writer
      if (this.entries.length > 0) writer.add(this.entries)
      for (const wait of this.forWriter.splice(0)) wait()
    } catch (error) {
      this.tracker.failed(error instanceof Error ? error.name : 'unknown')
    }
  }

  private connect({ url, projectId }: ServerRoom): void {
    const { document } = this.options
    const sync = connectServerSync({ url, projectId, document, canWrite: this.access !== 'viewer' })
    this.sync = sync
    void sync.filled.then(() => this.fill.resolve())
    sync.peers.subscribe(() => this.peers.set(sync.peers.get()))
    const follow = (): void => {
      const state = sync.state.get()
      if (this.tracker.serverIs(state)) this.writer?.touch()
      this.tabs.tellServer(state, this.tracker.waiting)
    }
    sync.state.subscribe(follow)
    follow()
  }

  private whenStored(seq: number, then: () => void): void {
    const { writer } = this
    if (!writer) {
      if (this.hasLock) this.forWriter.push(() => this.whenStored(seq, then))
      return
    }
    const check = (): void => {
      if (writer.stored.get() < seq) return
      stop()
      then()
    }
    const stop = writer.stored.subscribe(check)
    check()
  }
}
