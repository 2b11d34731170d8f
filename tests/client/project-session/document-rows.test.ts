import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { documentName, readDocumentRows } from '../../../src/client/project-session/document-rows.ts'
import { attachDocumentStore } from '../../../src/client/project-session/document-store.ts'
import { sealRow } from '../../../src/client/project-session/seal-row.ts'

/** A document of two updates, and these as they are sealed. */
function twoRows() {
  const document = new Y.Doc()
  const updates: Uint8Array[] = []
  document.on('update', (update: Uint8Array) => void updates.push(update))
  for (const key of ['first', 'second']) document.getMap('all').set(key, 'a text of some length')
  const [first, second] = updates.map(sealRow)
  if (!first || !second) throw new Error('two updates')
  return { document, first, second, lengths: updates.map(({ length }) => length) }
}

async function putRows(localId: string, rows: readonly Uint8Array[]): Promise<void> {
  const database = await openDB(documentName(localId), 1, {
    upgrade(created) {
      created.createObjectStore('updates', { autoIncrement: true })
      created.createObjectStore('custom')
    },
  })
  for (const row of rows) await database.add('updates', row)
  database.close()
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a row that was cut off anywhere is named, or read whole, and the store is written again', async () => {
  const { document, first, second, lengths } = twoRows()
  const whole = lengths[1] ?? 0
  for (const length of [1, 5, whole - 3, whole, whole + 7, second.length - 1]) {
    const localId = crypto.randomUUID()
    await putRows(localId, [first, second.slice(0, length)])
    const { damaged } = await readDocumentRows(localId)
    expect(damaged, `cut to ${length} of ${second.length}`).toEqual(length < whole ? [2] : [])
    const store = attachDocumentStore(localId, document, () => 1)
    await vi.waitFor(() => expect(store.stored.get()).toBe(1))
    expect(store.failure.get()).toBeNull()
    store.close()
    expect((await readDocumentRows(localId)).updates).toHaveLength(1)
  }
})

test('an edit that is made while the whole document is written is written after it, and only then counts as stored', async () => {
  const { document } = twoRows()
  const localId = crypto.randomUUID()
  const edit = (seq: number): void => {
    const before = Y.encodeStateVector(document)
    document.getMap('all').set(`edit ${seq}`, seq)
    store.add(seq, Y.encodeStateAsUpdate(document, before))
  }
  const store = attachDocumentStore(localId, document, () => {
    queueMicrotask(() => edit(2)) // the document has been read by then
    return 1
  })
  await vi.waitFor(() => expect(store.stored.get()).toBe(2))
  edit(3)
  await vi.waitFor(() => expect(store.stored.get()).toBe(3))
  store.close()
  const stored = new Y.Doc()
  for (const update of (await readDocumentRows(localId)).updates) Y.applyUpdate(stored, update)
  expect(stored.getMap('all').toJSON()).toEqual(document.getMap('all').toJSON())
})

test('a row that nobody sealed is read after the sealed ones, which it cannot change', async () => {
  const { first, second } = twoRows()
  const localId = crypto.randomUUID()
  const plain = second.slice(0, second.length - 20)
  await putRows(localId, [plain, first])
  const { updates } = await readDocumentRows(localId)
  const document = new Y.Doc()
  for (const update of updates) Y.applyUpdate(document, update)
  expect(Object.keys(document.getMap('all').toJSON())).toEqual(['first', 'second'])
  expect(updates.map(({ length }) => length)).toEqual([first.length - 20, plain.length])
})

test('a reading of the store that never ends is said to have failed, and tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { getAll } = IDBObjectStore.prototype
  const isHanging = vi.fn()
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  reading.mockImplementation(function (this: IDBObjectStore, ...query) {
    // Only y-indexeddb asks for a range.
    if (query.length === 0) return getAll.call(this)
    isHanging()
    return Object.create(IDBRequest.prototype)
  })
  const { document } = twoRows()
  const store = attachDocumentStore(crypto.randomUUID(), document, () => 1)
  await vi.waitFor(() => expect(isHanging).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(store.failure.get()).toBe('TimeoutError'))
  reading.mockRestore()
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(store.stored.get()).toBe(1))
  expect(store.failure.get()).toBeNull()
  store.close()
})
