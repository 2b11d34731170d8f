import { IndexeddbPersistence } from 'y-indexeddb'
import * as Y from 'yjs'
import type { JournalStore } from './journal-store.ts'

/** Name of the database of a project's document. */
export const documentName = (projectId: string): string => `nestling.project.${projectId}`

/** The document's own store, attached: every further change of the document is written to it. */
export async function attachDocumentStore(projectId: string, document: Y.Doc): Promise<IndexeddbPersistence> {
  const persistence = new IndexeddbPersistence(documentName(projectId), document)
  await persistence.whenSynced
  return persistence
}

/**
 * Applies what the journal holds over what the document's store had: applying twice is harmless, and it closes the holes
 * that the store has alone (a failed row, an edit just before closing: `docs/adr`). Sessions that bring nothing new are
 * checkpointed.
 */
export async function applyJournalTail(document: Y.Doc, journal: JournalStore): Promise<void> {
  let hasChanged = false
  const onUpdate = (): void => {
    hasChanged = true
  }
  document.on('update', onUpdate)
  const held = journal.sessions.filter(({ isCheckpointed }) => isCheckpointed)
  for (const session of journal.sessions.filter(({ isCheckpointed }) => !isCheckpointed)) {
    hasChanged = false
    Y.applyUpdateV2(document, session.base, 'journal')
    for (const { bytes } of await journal.entriesOf(session.id))
      if (bytes) Y.applyUpdate(document, bytes, 'journal')
    if (!hasChanged) held.push(session)
  }
  document.off('update', onUpdate)
  await journal.checkpoint(held)
}

/** Whether the document waits for changes that were never stored: a defect to be reported, not an empty project. */
export function hasGaps(document: Y.Doc): boolean {
  return document.store.pendingStructs !== null || document.store.pendingDs !== null
}
