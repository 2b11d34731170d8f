import * as Y from 'yjs'
import { applyForeignUpdate } from '../../../commands/core/apply-foreign-update.ts'
import { effectHash } from '../../../commands/core/journal.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { HistorySource } from '../../../commands/history/history-source.ts'
import { epochOf } from '../../../model/epochs/epoch-of.ts'
import { attachDocumentStore } from './document-store.ts'
import { type JournalStore, openJournalStore } from './journal-store.ts'
import { createJournalWriter } from './journal-writer.ts'
import { loadDocument } from './load-document.ts'
import { pastJournal } from './past-journal.ts'
import { joinWriters, type ProjectWriter } from './project-writer.ts'
import type { Recorder } from './recorder.ts'
import type { StorageDamage } from './storage-damage.ts'
import type { StoredState } from './stored-state.ts'

/** What was found in this browser. */
export interface StoredProject {
  /** What survived beside the document, by tab. */
  readonly states: ReadonlyMap<string, StoredState>
  readonly damages: readonly StorageDamage[]
}

/** What a writer needs of its session. */
export interface WriterOptions {
  readonly recorder: Recorder
  readonly tab: string
  readonly readState: () => StoredState
  /** The disk may lack what the session begins with. */
  readonly isAhead: boolean
  /** The last entry of the session's journal. */
  readonly lastSeq: () => number
  /** Something that was read before the writing began is not as it was written. */
  readonly onDamage: (damage: StorageDamage) => void
}

/**
 * Everything that one project keeps in this browser: the journal and, under it, the document's store. Nothing is created
 * before it is needed, so a world that was only looked at leaves nothing behind.
 */
export class LocalStore {
  private readonly name: string | undefined
  private readonly document: Y.Doc
  private journal: JournalStore | undefined
  private opening: Promise<unknown> | undefined
  private writer: ProjectWriter | undefined
  /** How much of what is stored the document holds: as it was found at opening (others may write since), or all. */
  private has: 'nothing' | 'found' | 'all' = 'nothing'
  private isClosed = false

  /** `name` of the stores; `undefined` where nobody can tell which ones count: they are left as they are then. */
  constructor(name: string | undefined, document: Y.Doc) {
    this.name = name
    this.document = document
  }

  /**
   * Fills the document with what is stored. `isAlone`: nobody else writes before this tab does. Rejects where there is no storage to
   * read, or a newer version has written it.
   */
  async load(isAlone: boolean): Promise<StoredProject> {
    const name = this.readableName()
    const journal = await this.open(name)
    const damages = await loadDocument(name, this.document, journal)
    this.has = isAlone ? 'all' : 'found'
    return { states: journal.states, damages }
  }

  /**
   * Begins to write: the session's journal, and every change of the document; not when it was closed meanwhile. Call until it does;
   * rejects as `load` does.
   */
  async startWriting({
    recorder,
    tab,
    readState,
    isAhead,
    lastSeq,
    onDamage,
  }: WriterOptions): Promise<ProjectWriter | undefined> {
    const name = this.readableName()
    if (this.has !== 'all') for (const damage of await this.catchUp(name)) onDamage(damage)
    const journal = await this.opened()
    if (!journal) return undefined
    const documents = attachDocumentStore(name, this.document, lastSeq)
    const stop = documents.stored.subscribe(() => {
      stop()
      void journal.checkpoint().catch(() => {}) // not held, so applied again at the next opening, which changes nothing
    })
    this.writer = joinWriters(createJournalWriter(journal, recorder, tab, readState, isAhead), documents)
    return this.writer
  }

  /** What the journal held of earlier openings when this one began. */
  async pastJournal(): Promise<readonly HistorySource[]> {
    return this.journal ? pastJournal(this.journal) : []
  }

  /** What earlier openings have journaled, oldest first; what is damaged is left out, and in its session what came after it. */
  async earlierEntries(): Promise<readonly JournalEntry[]> {
    const sources = await this.pastJournal()
    const isWhole = ({ bytes, effect }: JournalEntry) => !bytes || effectHash(bytes) === effect
    return sources.flatMap(({ entries }) => entries.filter(isWhole))
  }

  /** Keeps the undo of a tab that is not the writer, unless it was closed. Rejects where the browser does not store it. */
  async saveState(tab: string, state: StoredState): Promise<void> {
    await (await this.opened())?.writeState(tab, state)
  }

  /** What survives beside the document as it lies on the disk now, by tab, the latest first; nothing when it was closed. Rejects as `load` does. */
  async readStates(): Promise<ReadonlyMap<string, StoredState>> {
    return (await (await this.opened())?.readStates()) ?? new Map()
  }

  close(): void {
    this.isClosed = true
    this.writer?.close()
    this.journal?.close()
  }

  /**
   * Takes in what was stored since this tab read, or what it could not read: the writer before may have died with an edit in its journal that no
   * other tab has heard of. Only then does the document hold all that is there, which writing says of it.
   */
  private async catchUp(name: string): Promise<readonly StorageDamage[]> {
    const journal = await this.open(name)
    const stored = new Y.Doc()
    const damages = await loadDocument(name, stored, journal)
    const isForeign =
      this.has === 'nothing' &&
      !isNothing(stored) &&
      (isNothing(this.document) || !isSameEpoch(stored, this.document))
    if (isForeign) throw new DOMException('stored in another epoch than the server’s', 'InvalidStateError')
    const lacking = Y.encodeStateAsUpdate(stored, Y.encodeStateVector(this.document))
    stored.destroy()
    if (!this.isClosed) applyForeignUpdate(this.document, lacking, 'journal')
    this.has = 'all'
    return damages
  }

  /** The journal, opened once however many ask for it at a time; `undefined` when it was closed: opened again, its database could not be taken away. */
  private async opened(): Promise<JournalStore | undefined> {
    if (!this.journal && !this.isClosed) {
      this.opening ??= this.open(this.readableName()).finally(() => {
        this.opening = undefined
      })
      await this.opening
    }
    return this.isClosed ? undefined : this.journal
  }

  /** Opens the journal as it is now. */
  private async open(name: string): Promise<JournalStore> {
    const journal = await openJournalStore(name, () => this.writer?.lost())
    this.journal?.close()
    this.journal = journal
    if (this.isClosed) journal.close()
    return journal
  }

  private readableName(): string {
    if (this.name === undefined) throw new DOMException('nobody knows which stores count', 'UnknownError')
    return this.name
  }
}

const isNothing = (document: Y.Doc): boolean => document.store.clients.size === 0

const isSameEpoch = (one: Y.Doc, other: Y.Doc): boolean => epochOf(one) === epochOf(other)
