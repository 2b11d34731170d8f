import { encodeStateAsUpdateV2 } from 'yjs'
import type { CommandBus } from '../../../commands/core/command-bus.ts'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import type { UndoState } from '../../../commands/core/undo-state.ts'
import type { TextEdit } from '../../../commands/core/write.ts'
import type { HistorySource } from '../../../commands/history/history-source.ts'
import { isNewerDocument } from '../../../model/document/is-newer-document.ts'
import type { FileId } from '../../../model/ids.ts'
import type { JsonValue } from '../../../model/json.ts'
import type { Access } from '../../../protocol/http/project.ts'
import type { PresenceBlocks } from '../../../protocol/sync/presence.ts'
import { appVersion } from '../../app-version.ts'
import type { ServerPlace } from '../local-projects/project-database.ts'
import { createValue } from '../observable-value.ts'
import { forgetLeftBehind, type LeftBehind, nothingLeftBehind } from './epoch-pointer.ts'
import { gatedBus } from './gated-bus.ts'
import { labelOf } from './label-of.ts'
import { PeerNames } from './peer-names.ts'
import type { ProjectSession, TextWatch } from './project-session.ts'
import { Recorder } from './recorder.ts'
import { SaveTracker } from './save-tracker.ts'
import type { ServerState } from './server-sync.ts'
import { SessionDisk } from './session-disk.ts'
import { SessionEnd } from './session-end.ts'
import { SessionEpoch } from './session-epoch.ts'
import type { LiveSessionOptions } from './session-options.ts'
import { type ServerRoom, SessionRoom } from './session-room.ts'
import { SessionStates } from './session-states.ts'
import { storeName } from './store-name.ts'
import { isFromTab } from './tab-exchange.ts'
import { TabRole } from './tab-role.ts'
import { watchText } from './text-watch.ts'

/** An open project: joins the bus to the recording, the disk, the other tabs and the server. */
export class LiveSession implements ProjectSession {
  readonly localId: string
  readonly bus: CommandBus
  readonly access: Access
  /** Work that the epochs before could not bring over, as long as the person has not put the news of it away. */
  readonly leftBehind
  private readonly options: LiveSessionOptions
  private readonly ownBus: SessionBus
  private readonly recorder: Recorder
  private readonly tracker: SaveTracker
  private readonly role: TabRole
  private readonly disk: SessionDisk
  private readonly room: SessionRoom
  private readonly met: PeerNames
  private readonly states: SessionStates
  private readonly epochs: SessionEpoch
  /** Whether this browser keeps it, or is to. */
  private isStored: boolean
  private hasToldEdit: boolean
  private readonly ending = new SessionEnd()
  /** Settles when the tab that writes has stored an edit of this one. */
  private readonly storedElsewhere = Promise.withResolvers<void>()

  constructor(options: LiveSessionOptions) {
    const { document, actor, access, store, tab } = options
    /** Names this opening: in the journal, and to the other tabs. */
    const opening = crypto.randomUUID()
    this.options = options
    this.localId = options.localId
    this.access = access
    this.isStored = options.isStored
    this.hasToldEdit = options.isStored
    this.leftBehind = createValue<LeftBehind>(options.leftBehind)
    this.tracker = new SaveTracker({
      unacknowledged: options.unacknowledged,
      isStored: options.isStored,
      isAhead: options.isAhead,
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
      nameOf: (client) => this.names.get().get(client),
    })
    const { ownBus: bus, tracker, met } = this
    this.states = new SessionStates({ tab, store, found: options.states, bus, tracker, met })
    const lastSeq = (): number => this.lastSeq
    this.recorder = new Recorder(opening, () => recordingBase(document, this.ownBus, appVersion))
    this.disk = new SessionDisk(store, {
      recorder: this.recorder,
      tab,
      readState: () => this.states.own,
      isAhead: options.isAhead,
      lastSeq,
      onDamage: (damage) => this.note('error', { ...damage }),
    })
    this.disk.stored.subscribe(() => this.tracker.storedUpTo(this.disk.stored.get()))
    this.disk.isRewriting.subscribe(() => this.role.tellWord())
    this.disk.failure.subscribe(() => {
      this.tracker.failed(this.disk.failure.get())
      this.role.tellWord()
    })
    this.room = new SessionRoom({
      document,
      room: options.room,
      canWrite: access !== 'viewer',
      onState: (state) => this.onServer(state),
      onOldEpoch: ({ projectId }) => void this.epochs.handOver(projectId),
      onMayWrite: options.onReopen,
    })
    this.peers.subscribe(() => this.met.meet(this.peers.get()))
    this.bus = gatedBus(this.ownBus, () => {
      if (access === 'viewer' || this.tracker.isShutOut) return 'project.read-only'
      if (this.ending.isBegun) return 'project.closed'
      if (this.isNewer) return 'project.newer-version'
      return this.epochs.isFrozen ? 'project.moving' : null
    })
    this.role = new TabRole({
      lock: options.lock,
      exchange: {
        projectId: storeName(options.localId, options.epoch),
        tab: opening,
        document,
        bus: () => this.ownBus,
        lastSeq,
        whenStored: (seq, then) => this.disk.whenStored(seq, then),
        isEdited: () => this.isStored,
        onEdited: () => {
          if (this.storeFromNowOn()) options.onOtherEdits()
        },
        onStored: (seq) => {
          this.storedElsewhere.resolve()
          this.tracker.storedUpTo(seq)
          // Not before: who ends the epoch takes what lies on the disk then into the next one.
          void this.states.save().then(() => this.epochs.storedUpTo(seq))
        },
        onMoved: options.onMoved,
        onWriter: (word, taken) => this.tracker.writerSays(word, taken),
        onEnding: (isEnding) => this.epochs.writerSays(isEnding),
      },
      onTurn: () => this.becomeWriter(),
      word: () => ({
        server: this.room.state ?? null,
        waiting: this.tracker.waiting,
        failure: this.disk.failure.get(),
        isRewriting: this.disk.isRewriting.get(),
      }),
    })
    this.epochs = new SessionEpoch({
      ...options,
      lastSeq,
      tellEnding: (isEnding) => this.role.tellEnding(isEnding),
      offer: () => this.role.offer(),
      onFault: (error) => this.note('error', { code: 'document.not-handed-over', message: String(error) }),
      onNewEpoch: options.onReopen,
      readEntries: async () => [...(await store.earlierEntries()), ...this.recorder.entries],
      readStates: () => this.states.all(),
      recording: () => this.recording(),
    })
  }

  get isWriter(): boolean {
    return this.role.isWriter
  }

  get peers() {
    return this.room.peers
  }

  tellBlocks(blocks: PresenceBlocks | null): void {
    this.room.tellBlocks(blocks)
  }

  get names() {
    return this.met.known
  }

  get saveStatus() {
    return this.tracker.status
  }

  /** Settles when there is something to show: at once for what this browser has, else when the server or another tab has sent it. */
  get filled(): Promise<void> {
    if (!this.isEmpty) return Promise.resolve()
    const isHere = new Promise<void>((resolve) =>
      this.options.document.getMap('scenes').observe(() => {
        if (!this.isEmpty) resolve()
      }),
    )
    return Promise.race([this.room.filled, isHere])
  }

  /** Settles when the project is on the disk, which this tab or the one that writes may have to do first: from the first edit on, or at once when it is kept anyway. */
  get kept(): Promise<void> {
    const isHere = new Promise<void>((resolve) => this.disk.whenStored(0, resolve))
    return Promise.race([isHere, this.storedElsewhere.promise])
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
    this.role.begin()
  }

  snapshot(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(encodeStateAsUpdateV2(this.options.document))
  }

  /** The newest entries, from a base that they replay from. */
  async recording(): Promise<Uint8Array<ArrayBuffer>> {
    const { recording } = this.recorder
    const { encodeRecording } = await import('../../../commands/core/recording-file.ts')
    return encodeRecording(recording)
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
    this.role.tellMoved(place)
  }

  /** Joins the project's room on the server, as soon as this tab is the one that does. */
  joinServer(room: ServerRoom): void {
    this.room.join(room)
  }

  watchText(file: FileId, listener: (edits: readonly TextEdit[]) => void): TextWatch {
    return watchText({ document: this.options.document, bus: this.bus, room: this.room }, file, listener)
  }

  hold(): () => void {
    return this.ending.hold()
  }

  close(): void {
    const { localId, tracker, disk } = this
    this.ending.begin({ localId, tracker, disk, onBegun: () => this.epochs.stop(), end: () => this.end() })
  }

  private async end(): Promise<void> {
    try {
      this.room.close()
      this.ownBus.close()
      this.disk.close()
      this.options.document.destroy()
    } finally {
      // Kept, they would keep others from writing as long as this page lives.
      this.epochs.close()
      await this.role.close()
    }
  }

  /** The last entry of this tab's journal. */
  private get lastSeq(): number {
    return this.ownBus.journalPosition.seq
  }

  /** One entry of this tab's journal: it goes to the other tabs and the disk, and its name to the server before its bytes do. */
  private onEntry(entry: JournalEntry): void {
    const { event, bytes, seq } = entry
    const isOwn = event.kind !== 'remote'
    // What a tab that only looks begins with may be another one's beginning, of another version or language: that is nobody's work.
    const isOurs = isOwn || (isFromTab(event) && this.isStored)
    const label = labelOf(event, undefined) ?? this.role.incomingLabel
    this.recorder.add(entry)
    if (bytes && isOurs) this.tracker.addWaiting()
    if (bytes && label) this.room.label(label)
    this.role.tell(entry, label)
    this.disk.add(entry)
    if (bytes && (isOwn || (isOurs && this.isWriter))) this.tracker.edited(seq)
    if (bytes && isOwn && !this.hasToldEdit) {
      this.hasToldEdit = true
      this.storeFromNowOn()
      this.options.onFirstEdit()
    }
  }

  /** From the first edit on, of this tab or another one. Whether it was not stored before. */
  private storeFromNowOn(): boolean {
    if (this.isStored) return false
    this.isStored = true
    if (this.isWriter) void this.disk.start()
    return true
  }

  private becomeWriter(): void {
    void this.epochs.becomeWriter()
    const { isFirst } = this.options
    this.tracker.becomeWriter({ hasDisk: this.isStored, isFirst, lastSeq: this.lastSeq })
    if (this.isStored) void this.disk.start().then(() => this.tracker.caughtUp())
    this.room.takeTurn()
  }

  private onServer(state: ServerState): void {
    if (this.tracker.serverIs(state)) this.disk.touch()
    this.role.tellWord()
  }
}
