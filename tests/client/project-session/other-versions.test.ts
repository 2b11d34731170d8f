import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { effectHash, entryHash, journalStart } from '../../../commands/core/journal.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { decodeRecording } from '../../../commands/core/recording-file.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { schemaVersion } from '../../../model/document/schema-version.ts'
import { hashBytes } from '../../../model/hash.ts'
import { errorEntry } from '../../../protocol/errors/catalogue.ts'
import { journalName, journalVersion } from '../../../src/client/project-session/journal-database.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { openProjectSession } from '../../../src/client/project-session/open-project-session.ts'
import { type DatabaseCopy, type Disk, putDisk, watchDisk } from './support/disk.ts'
import { openSession } from './support/open-session.ts'
import { sessionOptions } from './support/session-options.ts'

/** What a session of some renames leaves on the disk. */
async function leftBy(names: readonly string[], change?: (session: LiveSession) => void): Promise<Disk> {
  const localId = crypto.randomUUID()
  let disk: Disk = {}
  const stop = watchDisk(localId, (now) => {
    disk = now
  })
  const session = await openSession(localId, false)
  for (const displayName of names) session.bus.execute(renameProject, { displayName })
  change?.(session)
  await vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('saved-on-device'))
  await vi.waitFor(() => expect(disk.document).toBeDefined())
  stop()
  session.close()
  return disk
}

function rowsOf(database: DatabaseCopy | undefined, store: string): readonly unknown[] {
  return (database?.stores.get(store)?.rows ?? []).map(([, row]) => row)
}

/** All that lies in a database, as text that can be compared. */
async function contentsOf(name: string): Promise<string> {
  const database = await openDB(name)
  const rows: unknown[] = [database.version]
  for (const store of database.objectStoreNames)
    rows.push(store, await database.getAllKeys(store), await database.getAll(store))
  database.close()
  return JSON.stringify(rows, (_key, value) => (value instanceof Uint8Array ? hashBytes(value) : value))
}

/** What a refused opening says, and what it hands out. */
async function refusal(localId: string) {
  const opening = await openProjectSession(sessionOptions(localId))
  if (opening.ok) throw new Error('it was opened')
  return opening
}

function nameIn(rescue: Uint8Array | null | undefined): unknown {
  const decoded = rescue && decodeRecording(rescue)
  if (!decoded?.ok) return undefined
  const document = new Y.Doc()
  Y.applyUpdateV2(document, decoded.recording.base.document)
  return document.getMap('meta').get('displayName')
}

/** The version 1 of the journal: whole sessions, entries wrapped, the state of one tab or of several. */
async function putVersion1(
  localId: string,
  {
    base,
    entries,
    states,
  }: { base: Uint8Array; entries: readonly JournalEntry[]; states: 'state' | 'states' },
): Promise<void> {
  const database = await openDB(journalName(localId), 1, {
    upgrade(created) {
      created.createObjectStore('sessions', { keyPath: 'id' })
      created.createObjectStore('entries')
      created.createObjectStore(states)
    },
  })
  await database.put('sessions', { id: 's1', startedAt: 1, base, isCheckpointed: false })
  for (const entry of entries) await database.put('entries', { session: 's1', entry }, ['s1', entry.seq])
  database.close()
}

test.each(['state', 'states'] as const)(
  'a journal of version 1 (with its store %s) is brought into today’s form: the project opens whole, can be edited, and opens again',
  async (states) => {
    const { journal } = await leftBy(['One', 'Two', 'Three'])
    const entries = rowsOf(journal, 'entries') as JournalEntry[]
    const base = Y.convertUpdateFormatV1ToV2(templateBytes('blank'))
    const localId = crypto.randomUUID()
    await putVersion1(localId, { base, entries, states })

    const session = await openSession(localId, true)
    expect(session.bus.project.meta.displayName).toBe('Three')
    expect(session.entries.filter(({ event }) => event.kind === 'error')).toEqual([])
    session.bus.execute(renameProject, { displayName: 'Four' })
    await vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('saved-on-device'))
    session.close()
    const now = await openDB(journalName(localId))
    expect(now.version).toBe(journalVersion)
    expect([...now.objectStoreNames]).toEqual(['bases', 'counters', 'entries', 'segments', 'states', 'steps'])
    now.close()
    const again = await openSession(localId, true)
    expect(again.bus.project.meta.displayName).toBe('Four')
    again.close()
  },
)

test('a journal of a newer version is refused with its sentence, left as it is, and what can be read is handed out', async () => {
  const disk = await leftBy(['Kept'])
  const localId = crypto.randomUUID()
  if (!disk.journal) throw new Error('no journal')
  await putDisk(localId, { ...disk, journal: { ...disk.journal, version: journalVersion + 1 } })
  const before = await contentsOf(journalName(localId))
  const { code, rescue } = await refusal(localId)
  expect(code).toBe('project.newer-version')
  expect(nameIn(rescue)).toBe('Kept')
  expect(await contentsOf(journalName(localId))).toBe(before)
})

test('a journal that cannot be read at all is refused, left as it is, and what the document’s store holds is handed out', async () => {
  const disk = await leftBy(['Kept'])
  const localId = crypto.randomUUID()
  const stores = new Map(disk.journal?.stores)
  stores.delete('segments')
  await putDisk(localId, { ...disk, journal: { version: journalVersion, stores } })
  const before = await contentsOf(journalName(localId))
  const { code, rescue } = await refusal(localId)
  expect(code).toBe('project.storage-unreadable')
  expect(nameIn(rescue)).toBe('Kept')
  expect(await contentsOf(journalName(localId))).toBe(before)
})

test('a document of the future is refused with its sentence, left as it is, and handed out as a file', async () => {
  const localId = crypto.randomUUID()
  const disk = await leftBy(['Kept'])
  const future = new Y.Doc()
  future.getMap('meta').set('schema', schemaVersion + 1)
  const rows = disk.document?.stores.get('updates')
  if (!disk.document || !rows) throw new Error('no document')
  const stores = new Map(disk.document.stores)
  // A newer product writes its rows sealed by its own rules: to this one they are plain updates.
  const updates = rowsOf(disk.journal, 'entries') as JournalEntry[]
  stores.set('updates', {
    ...rows,
    rows: [
      [1, templateBytes('blank')],
      ...updates.flatMap(({ bytes, seq }) => (bytes ? [[seq + 1, bytes] as const] : [])),
      [100, Y.encodeStateAsUpdate(future)],
    ],
  })
  await putDisk(localId, { document: { ...disk.document, stores } })
  const name = `nestling.project.${localId}`
  const before = await contentsOf(name)
  const { code, rescue } = await refusal(localId)
  expect(code).toBe('project.newer-version')
  expect(nameIn(rescue)).toBe('Kept')
  expect(await contentsOf(name)).toBe(before)
})

test('both languages say why a project of the future or one that cannot be read is not opened', () => {
  for (const code of [
    'project.newer-version',
    'project.storage-unreadable',
    'project.stored-missing',
  ] as const)
    for (const sentence of [errorEntry(code).en, errorEntry(code).de]) expect(sentence).toMatch(/\.$/)
})

test('a journal whose effects were hashed in another way is named, and heals from the updates that it holds', async () => {
  const disk = await leftBy(['One', 'Two', 'Three'])
  const { journal } = disk
  const known = journal?.stores.get('entries')
  if (!journal || !known) throw new Error('no journal')
  let before = journalStart.hash
  const rows = known.rows.map(([key, row]) => {
    const entry = row as JournalEntry
    const effect = entry.bytes ? hashBytes(entry.bytes) : ''
    const hash = entryHash(before, entry.seq, entry.event, effect)
    before = hash
    return [key, { ...entry, effect, hash }] as const
  })
  expect(effectHash(new Uint8Array())).not.toBe(hashBytes(new Uint8Array()))
  const stores = new Map(journal.stores).set('entries', { ...known, rows })
  const localId = crypto.randomUUID()
  await putDisk(localId, { ...disk, journal: { ...journal, stores } })
  const session = await openSession(localId, true)
  expect(session.bus.project.meta.displayName).toBe('Three')
  const errors = session.entries.flatMap(({ event }) => (event.kind === 'error' ? [event.data] : []))
  expect(errors).toContainEqual(expect.objectContaining({ store: 'journal', why: 'bytes' }))
  session.bus.execute(renameProject, { displayName: 'Four' })
  await vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('saved-on-device'))
  session.close()
  const again = await openSession(localId, true)
  expect(again.bus.project.meta.displayName).toBe('Four')
  again.close()
})
