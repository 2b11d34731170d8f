import { type Doc, encodeStateAsUpdateV2 } from 'yjs'
import type { CommandBus } from '../../../commands/core/command-bus.ts'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import { encodeRecording } from '../../../commands/core/recording-file.ts'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import type { UndoState } from '../../../commands/core/undo-state.ts'
import type { TextEdit } from '../../../commands/core/write.ts'
import type { HistorySource } from '../../../commands/history/history-source.ts'
import { isNewerDocument } from '../../../model/document/is-newer-document.ts'
import type { FileId } from '../../../model/ids.ts'
import type { JsonValue } from '../../../model/json.ts'
import type { Access } from '../../../protocol/http/project.ts'
import { appVersion } from '../../app-version.ts'
import type { ServerPlace } from '../local-projects/project-database.ts'
import { createValue } from '../observable-value.ts'
import { forgetLeftBehind, type LeftBehind, nothingLeftBehind, storeName } from './epoch-pointer.ts'
import { gatedBus } from './gated-bus.ts'
import { labelOf } from './label-of.ts'
import type { LocalStore } from './local-store.ts'
import { PeerNames } from './peer-names.ts'
import type { ProjectSession, TextWatch } from './project-session.ts'
import { Recorder } from './recorder.ts'
import { SaveTracker } from './save-tracker.ts'
import type { ServerState } from './server-sync.ts'
import { SessionDisk } from './session-disk.ts'
import { SessionEpoch } from './session-epoch.ts'
import { type ServerRoom, SessionRoom } from './session-room.ts'
import type { StoredState } from './stored-state.ts'
import { isFromTab, TabExchange } from './tab-exchange.ts'
import type { TabLock } from './tab-lock.ts'
import { watchText } from './text-watch.ts'
import { whenWoken } from './when-woken.ts'
import { writtenBy } from './written-by.ts'

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
  /** The project goes on in another epoch: this tab must open it again. */
  readonly onNewEpoch: () => void
}

interface LiveSessionOptions extends SessionOptions {
  readonly document: Doc
  readonly store: LocalStore
  readonly lock: TabLock
  readonly unacknowledged: number
  /** The epoch that this browser's stores are named by. */
  readonly epoch: number
  /** Lets go of this tab's share in the epoch. */
  readonly release: () => void
  readonly leftBehind: LeftBehind
  /** What survived beside the document, by tab. */
  readonly states: ReadonlyMap<string, StoredState>
}

/** An open project: joins the bus to the recording, the disk, the other tabs and the server. */
export class LiveSession implements ProjectSession {
  readonly localId: string
  readonly bus: CommandBus
  readonly access: Access
  isWriter = false
  /** Work that the epochs before could not bring over, as long as the person has not put the news of it away. */
  readonly leftBehind
  private readonly options: LiveSessionOptions
  private readonly ownBus: SessionBus
  private readonly recorder: Recorder
  private readonly tracker: SaveTracker
  private readonly tabs: TabExchange
  private readonly disk: SessionDisk
  private readonly room: SessionRoom
  private readonly met: PeerNames
  private readonly stopWaking: () => void
  private readonly epochs: SessionEpoch
  private isStored: boolean
  private isClosed = false

  constructor(options: LiveSessionOptions) {
    const { document, actor, access, store, tab } = options
    /** Names this opening: in the journal, and to the other tabs. */
    const opening = crypto.randomUUID()
    this.options = options
    this.localId = options.localId
    this.access = access
    this.isStored = options.isStored
    this.leftBehind = createValue<LeftBehind>(options.leftBehind)
    this.tracker = new SaveTracker({
      unacknowledged: options.unacknowledged,
      isStored: options.isStored,
      isViewer: access === 'viewer',
    })
    this.met = new PeerNames([...options.states.values()].flatMap(({ names = [] }) => names))
    let commands = 0
    this.ownBus = createCommandBus({
      document,
      actor,
      clock: Date.now,
      // Counted, so that a recording need not spell out a new one for every command.
      newId: () => `${opening}.${++commands}`,
      journal: { append: (entry) => this.onEntry(entry) },
      writtenBy: (root, id, key) => writtenBy(document, this.names.get(), root, id, key),
    })
    const lastSeq = (): number => this.ownBus.journalPosition.seq
    this.recorder = new Recorder(opening, () => recordingBase(document, this.ownBus, appVersion), Date.now)
    this.disk = new SessionDisk(store, {
      recorder: this.recorder,
      tab,
      readState: () => this.state(),
      lastSeq,
    })
    this.disk.stored.subscribe(() => this.tracker.storedUpTo(this.disk.stored.get()))
    this.disk.failure.subscribe(() => {
      this.tracker.failed(this.disk.failure.get())
      this.tellTabs()
    })
    this.room = new SessionRoom({
      document,
      room: options.room,
      canWrite: access !== 'viewer',
      onState: (state) => this.onServer(state),
      onOldEpoch: ({ projectId }) => void this.epochs.handOver(projectId),
    })
    this.peers.subscribe(() => this.met.meet(this.peers.get()))
    this.bus = gatedBus(
      this.ownBus,
      () => access !== 'viewer' && this.room.state !== 'no-access' && !this.isNewer && !this.epochs.isFrozen,
    )
    this.tabs = new TabExchange({
      projectId: storeName(options.localId, options.epoch),
      tab: opening,
      document,
      bus: () => this.ownBus,
      lastSeq,
      whenStored: (seq, then) => this.disk.whenStored(seq, then),
      onStored: (seq) => {
        this.tracker.storedUpTo(seq)
        this.epochs.storedUpTo(seq)
        void store.saveState(tab, this.state()).catch(() => {}) // only the undo of a reload; the edit itself is stored
      },
      onMoved: options.onMoved,
      onWriter: (word, taken) => {
        if (!this.isWriter) this.tracker.writerSays(word, taken)
      },
      onEnding: (isEnding) => this.epochs.writerSays(isEnding),
    })
    this.epochs = new SessionEpoch({
      ...options,
      lastSeq,
      tellEnding: (isEnding) => this.tabs.tellEnding(isEnding),
      offer: () => this.tabs.hello(),
      readEntries: async () => [...(await store.earlierEntries()), ...this.recorder.entries],
      readStates: () => this.states(),
      recording: () => this.recording(),
    })
    this.stopWaking = whenWoken(() => this.tabs.hello())
  }

  get peers() {
    return this.room.peers
  }

  get names() {
    return this.met.known
  }

  get saveStatus() {
    return this.tracker.status
  }

  /** Settles when there is something to show: at once for what this browser has, else when the server has sent it. */
  get filled(): Promise<void> {
    return this.isEmpty ? this.room.filled : Promise.resolve()
  }

  /** Settles when this tab has written the project, with the first edit, to the disk. */
  get kept(): Promise<void> {
    return new Promise((resolve) => this.disk.whenStored(1, resolve))
  }

  /** Whether there is no project in the document (yet). */
  get isEmpty(): boolean {
    return this.options.document.getMap('scenes').size === 0
  }

  /** Whether a newer version of this code has written the project: it may only be looked at, and is better not opened. */
  get isNewer(): boolean {
    return isNewerDocument(this.options.document)
  }

  /** The newest entries of this opening, oldest first. */
  get entries(): readonly JournalEntry[] {
    return this.recorder.entries
  }

  newId(): string {
    return crypto.randomUUID()
  }

  /** Brings back the undo stacks of this browser's last session. Call before `begin`. */
  restoreUndo(state: UndoState): void {
    this.ownBus.restoreUndo(state)
  }

  /** Journals something that went wrong, for whoever reads the recording. */
  note(kind: 'machine' | 'run' | 'error', data: JsonValue): void {
    this.ownBus.note(kind, data)
  }

  /** Joins the other tabs, and becomes the writer when it is this tab's turn. */
  begin(): void {
    this.recorder.cut()
    this.tracker.refresh()
    this.tabs.hello()
    void this.options.lock.granted.then(() => {
      if (!this.isClosed) this.becomeWriter()
    })
  }

  snapshot(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(encodeStateAsUpdateV2(this.options.document))
  }

  /** The newest entries, from a base that they replay from. */
  async recording(): Promise<Uint8Array<ArrayBuffer>> {
    return encodeRecording(this.recorder.recording)
  }

  /** Earlier openings in this browser, then this one. */
  async journal(): Promise<readonly HistorySource[]> {
    return [...(await this.options.store.pastJournal()), this.opening()]
  }

  opening(): HistorySource {
    const { base, entries } = this.recorder.recording
    return { base: base.document, entries }
  }

  entriesAfter(seq: number): readonly JournalEntry[] {
    return this.recorder.entries.filter((entry) => entry.seq > seq)
  }

  /** The person knows what was left behind: it is not told again. Its recordings are let go. */
  async forgetLeftBehind(): Promise<void> {
    this.leftBehind.set(nothingLeftBehind)
    await forgetLeftBehind(this.localId)
  }

  /** Tells the other tabs that an account has claimed the project here. */
  tellMoved(place: ServerPlace): void {
    this.tabs.tellMoved(place)
  }

  /** Joins the project's room on the server, as soon as this tab is the one that does. */
  joinServer(room: ServerRoom): void {
    this.room.join(room)
  }

  watchText(file: FileId, listener: (edits: readonly TextEdit[]) => void): TextWatch {
    return watchText(this.options.document, this.bus, file, listener)
  }

  close(): void {
    this.isClosed = true
    this.stopWaking()
    this.epochs.close()
    this.room.close()
    this.ownBus.close()
    this.tabs.close()
    this.disk.close()
    this.options.lock.release()
    this.options.document.destroy()
  }

  /** One entry of this tab's journal: it goes to the other tabs and the disk, and its name to the server before its bytes do. */
  private onEntry(entry: JournalEntry): void {
    const { event, bytes, seq } = entry
    const isOwn = event.kind !== 'remote'
    const isOurs = isOwn || isFromTab(event)
    const label = labelOf(event, undefined) ?? this.tabs.incomingLabel
    this.recorder.add(entry)
    if (bytes && isOurs) this.tracker.addWaiting()
    if (bytes && label) this.room.label(label)
    this.tabs.tell(entry, label)
    this.disk.add(entry)
    if (bytes && (isOwn || (isOurs && this.isWriter))) this.tracker.edited(seq)
    if (bytes && isOwn && !this.isStored) this.onFirstEdit()
  }

  private onFirstEdit(): void {
    this.isStored = true
    if (this.isWriter) void this.disk.start()
    this.options.onFirstEdit()
  }

  private state(): StoredState {
    const { waiting } = this.tracker
    return { undo: this.ownBus.saveUndo(), waiting, at: Date.now(), names: this.met.rows }
  }

  private becomeWriter(): void {
    this.isWriter = true
    void this.epochs.becomeWriter()
    this.tracker.becomeWriter()
    if (this.isStored) void this.disk.start()
    this.room.takeTurn()
    // What others had sent to the writer before may not have been stored by it: they say it again.
    this.tabs.hello()
    this.tellTabs()
  }

  private onServer(state: ServerState): void {
    if (this.tracker.serverIs(state)) this.disk.touch()
    this.tellTabs()
  }

  /** What is to survive beside the document, by tab. */
  private states(): ReadonlyMap<string, StoredState> {
    const { tab, states } = this.options
    return new Map([[tab, this.state()], ...[...states].filter(([name]) => name !== tab)])
  }

  private tellTabs(): void {
    if (!this.isWriter) return
    const { waiting } = this.tracker
    this.tabs.tellWriter({ server: this.room.state ?? null, waiting, failure: this.disk.failure.get() })
  }
}
