import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { journalStart } from '../../../commands/core/journal.ts'
import { openJournalDatabase } from '../../../src/client/project-session/journal-database.ts'
import { pruneJournal } from '../../../src/client/project-session/prune-journal.ts'
import type { StoredSegment } from '../../../src/client/project-session/segment.ts'

const stores = ['segments', 'bases', 'entries'] as const

/** A segment of ten entries that the document's store holds. */
const segment = (order: number, change: Partial<StoredSegment> = {}): StoredSegment => ({
  id: `s${order}`,
  session: `session ${order}`,
  order,
  first: journalStart,
  last: { seq: journalStart.seq + 10, hash: '' },
  bytes: 1_000,
  isCheckpointed: true,
  ...change,
})

/** The ids that stay, in each of the stores, when these segments are pruned. */
async function kept(segments: readonly StoredSegment[], limits: { entries: number; bytes: number }) {
  const database = await openJournalDatabase(crypto.randomUUID(), () => {})
  const filled = database.transaction(stores, 'readwrite')
  const base = { app: '', clientId: 1, lamport: 0, position: journalStart, undo: null }
  for (const one of segments) {
    void filled.objectStore('segments').put(one)
    void filled.objectStore('bases').put({ base: { ...base, document: new Uint8Array() }, hash: '' }, one.id)
    void filled.objectStore('entries').put('an entry', [one.id, 1])
  }
  await filled.done
  const transaction = database.transaction([...stores], 'readwrite')
  await pruneJournal(transaction, limits)
  await transaction.done
  const ids = await database.getAllKeys('segments')
  expect(await database.getAllKeys('bases')).toEqual(ids)
  expect((await database.getAllKeys('entries')).map(([id]) => id)).toEqual(ids)
  database.close()
  return ids
}

test('the oldest segments that are held go, beyond the number of entries or of bytes that is kept', async () => {
  const segments = [segment(3), segment(1), segment(2)]
  expect(await kept(segments, { entries: 30, bytes: 3_000 })).toEqual(['s1', 's2', 's3'])
  expect(await kept(segments, { entries: 20, bytes: 3_000 })).toEqual(['s2', 's3'])
  expect(await kept(segments, { entries: 30, bytes: 2_999 })).toEqual(['s2', 's3'])
})

test('the newest segment stays, however little is kept: its base is the whole document', async () => {
  const session = 'one session'
  const segments = [segment(2, { id: 'a', session }), segment(10, { id: 'b', session })]
  expect(await kept(segments, { entries: 0, bytes: 0 })).toEqual(['b'])
  expect(await kept(segments.toReversed(), { entries: 0, bytes: 0 })).toEqual(['b'])
})

test('what the document’s store does not hold stays, unless a later base of the same session does', async () => {
  const isCheckpointed = false
  const segments = [
    segment(1, { isCheckpointed }),
    segment(2, { isCheckpointed, session: 'long' }),
    segment(3, { isCheckpointed, session: 'long' }),
    segment(4),
    segment(5),
  ]
  expect(await kept(segments, { entries: 0, bytes: 0 })).toEqual(['s1', 's3', 's5'])
})
