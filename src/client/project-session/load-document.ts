import * as Y from 'yjs'
import { type CheckedSegment, checkSegment } from './check-segment.ts'
import { readDocumentRows } from './document-rows.ts'
import type { JournalStore } from './journal-store.ts'
import { repeatSegment } from './repeat-segment.ts'
import type { StoredSegment } from './segment.ts'
import type { StorageDamage } from './storage-damage.ts'

/**
 * Fills a document with what this browser keeps of it: what the journal holds beyond the document's store, and the store. Both are
 * checked against their hashes, and applying twice changes nothing, so either closes the other's holes. What is damaged is
 * or gone is healed from the rest: older segments, and commands that are run again. Returns what was found damaged.
 */
export async function loadDocument(
  projectId: string,
  document: Y.Doc,
  journal: JournalStore,
): Promise<readonly StorageDamage[]> {
  const { segments } = journal
  const needed = segments.filter(
    ({ isCheckpointed }, index) => !isCheckpointed || index === segments.length - 1,
  )
  const read = async (segment: StoredSegment): Promise<CheckedSegment> =>
    checkSegment(segment, await journal.baseOf(segment.id), await journal.entriesOf(segment.id))
  const take = (segment: CheckedSegment): void => {
    if (segment.base) Y.applyUpdateV2(document, segment.base.document, 'journal')
    applyAll(document, segment.updates)
  }

  const checked = await Promise.all(needed.map(read))
  for (const segment of checked) take(segment)
  const rows = await readDocumentRows(projectId)
  applyAll(document, rows.updates)

  const damages = [...journal.damages, ...checked.flatMap((segment) => segment.damages)]
  for (const at of rows.damaged)
    damages.push({ code: 'storage.damaged', store: 'document', part: 'updates', at, why: 'bytes' })
  // A store of the document without rows was taken away, so nothing holds what the journal says that it does.
  if (damages.length > 0 || hasGaps(document) || rows.updates.length === 0) {
    for (const segment of checked) applyAll(document, repeatSegment(segment))
    for (const segment of segments.filter((one) => !needed.includes(one))) take(await read(segment))
  }
  return damages
}

/** Whether the document waits for changes that are nowhere: a defect to be reported, not an empty project. */
export function hasGaps(document: Y.Doc): boolean {
  return document.store.pendingStructs !== null || document.store.pendingDs !== null
}

function applyAll(document: Y.Doc, updates: readonly Uint8Array[]): void {
  document.transact(() => {
    for (const update of updates) Y.applyUpdate(document, update, 'journal')
  }, 'journal')
}
