import type { Doc } from 'yjs'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { HistorySource } from '../../../commands/history/history-source.ts'
import { attachDocumentStore } from './document-store.ts'
import { isJournalEntry } from './is-journal-entry.ts'
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
  /** The last entry of the session's journal. */
  readonly lastSeq: () => number
}

/**
 * Everything that one project keeps in this browser: the journal and, under it, the document's store. Nothing is created
 * before it is needed, so a world that was only looked at leaves nothing behind.
 */
export class LocalStore {
  private readonly projectId: string
  private readonly document: Doc
  private journal: JournalStore | undefined
  private writer: ProjectWriter | undefined

  constructor(projectId: string, document: Doc) {
    this.projectId = projectId
    this.document = document
  }

  /** Fills the document with what is stored. Rejects where there is no storage to read, or a newer version has written it. */
  async load(): Promise<StoredProject> {
    this.journal = await this.open()
    const damages = await loadDocument(this.projectId, this.document, this.journal)
    return { states: this.journal.states, damages }
  }

  /** Begins to write: the session's journal, and every change of the document. Call once; rejects as `load` does. */
  async startWriting({ recorder, tab, readState, lastSeq }: WriterOptions): Promise<ProjectWriter> {
    this.journal ??= await this.open()
    const { journal } = this
    const documents = attachDocumentStore(this.projectId, this.document, lastSeq)
    const stop = documents.stored.subscribe(() => {
      stop()
      void journal.checkpoint().catch(() => {}) // not held, so applied again at the next opening, which changes nothing
    })
    this.writer = joinWriters(createJournalWriter(journal, recorder, tab, readState), documents)
    return this.writer
  }

  /** What the journal held of earlier openings when this one began. */
  async pastJournal(): Promise<readonly HistorySource[]> {
    return this.journal ? pastJournal(this.journal) : []
  }

  /** What earlier openings have journaled, oldest first; what is damaged is left out. */
  async earlierEntries(): Promise<readonly JournalEntry[]> {
    const { journal } = this
    if (!journal) return []
    const rows = await Promise.all(journal.segments.map(({ id }) => journal.entriesOf(id)))
    return rows.flat().filter(isJournalEntry)
  }

  /** Keeps the undo of a tab that is not the writer. */
  async saveState(tab: string, state: StoredState): Promise<void> {
    await this.journal?.writeState(tab, state)
  }

  close(): void {
    this.writer?.close()
    this.journal?.close()
  }

  private open(): Promise<JournalStore> {
    return openJournalStore(this.projectId, () => this.writer?.lost())
  }
}
