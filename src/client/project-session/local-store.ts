import type { IndexeddbPersistence } from 'y-indexeddb'
import type { Doc } from 'yjs'
import { type JournalStore, openJournalStore, type StoredSession, type StoredState } from './journal-store.ts'
import { createJournalWriter, type JournalWriter } from './journal-writer.ts'
import { applyJournalTail, attachDocumentStore } from './stored-document.ts'

/**
 * Everything that one project keeps in this browser: the journal and, under it, the document's store. Nothing is created
 * before it is needed, so a world that was only looked at leaves nothing behind.
 */
export class LocalStore {
  private readonly projectId: string
  private readonly document: Doc
  private journal: JournalStore | undefined
  private persistence: IndexeddbPersistence | undefined

  constructor(projectId: string, document: Doc) {
    this.projectId = projectId
    this.document = document
  }

  /** Fills the document with what is stored. Returns what survived beside it, by tab. Rejects where there is no storage to read. */
  async load(): Promise<ReadonlyMap<string, StoredState>> {
    this.journal = await openJournalStore(this.projectId)
    this.persistence = await attachDocumentStore(this.projectId, this.document)
    await applyJournalTail(this.document, this.journal)
    return this.journal.states
  }

  /** Stops writing the document: another tab of this browser is the writer. */
  async leaveWriting(): Promise<void> {
    await this.persistence?.destroy()
    this.persistence = undefined
  }

  /** Begins to write: the given session's journal, and every change of the document. */
  async startWriting(
    session: StoredSession,
    tab: string,
    readState: () => StoredState,
  ): Promise<JournalWriter> {
    this.journal ??= await openJournalStore(this.projectId)
    const writer = createJournalWriter(this.journal, session, tab, readState)
    this.persistence ??= await attachDocumentStore(this.projectId, this.document)
    return writer
  }

  /** Keeps the undo of a tab that is not the writer. */
  async saveState(tab: string, state: StoredState): Promise<void> {
    await this.journal?.writeState(tab, state)
  }

  close(): void {
    void this.persistence?.destroy()
    this.journal?.close()
  }
}
