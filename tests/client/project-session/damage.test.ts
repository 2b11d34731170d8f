import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { applyUpdateV2, Doc } from 'yjs'
import { documentHash } from '../../../commands/core/document-hash.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { checkSegment } from '../../../src/client/project-session/check-segment.ts'
import type { StoredBase } from '../../../src/client/project-session/journal-database.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { LocalStore } from '../../../src/client/project-session/local-store.ts'
import { openProjectSession } from '../../../src/client/project-session/open-project-session.ts'
import type { StoredSegment } from '../../../src/client/project-session/segment.ts'
import { storeName } from '../../../src/client/project-session/store-name.ts'
import { type DatabaseCopy, type Disk, putDisk, watchDisk } from './support/disk.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { sessionOptions } from './support/session-options.ts'
import { closeTab } from './support/turns.ts'

const edits = 12
let disk: Disk

beforeAll(async () => {
  const localId = crypto.randomUUID()
  const stop = watchDisk(localId, (now) => {
    disk = now
  })
  const session = await openSession(localId, false)
  for (let n = 1; n <= edits; n++) session.bus.execute(renameProject, { displayName: `Edit ${n}` })
  await vi.waitFor(() => expect(rowsOf(disk.document, 'updates').length).toBeGreaterThan(0))
  session.bus.execute(renameProject, { displayName: 'The end' })
  await vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('saved-on-device'))
  await vi.waitFor(() => expect(rowsOf(disk.document, 'updates')).toHaveLength(2))
  stop()
  session.close()
})

type Rows = readonly (readonly [IDBValidKey, unknown])[]

function rowsOf(database: DatabaseCopy | undefined, store: string): Rows {
  return database?.stores.get(store)?.rows ?? []
}

/** The disk with other rows in one store. */
function withRows(part: keyof Disk, store: string, change: (rows: Rows) => Rows): Disk {
  const database = disk[part]
  const known = database?.stores.get(store)
  if (!database || !known) throw new Error(`no ${store}`)
  const stores = new Map(database.stores).set(store, { ...known, rows: change(known.rows) })
  return { ...disk, [part]: { ...database, stores } }
}

function withoutPart(part: keyof Disk, from = disk): Disk {
  const { [part]: _gone, ...rest } = from
  return rest
}

async function openDisk(damaged: Disk): Promise<LiveSession> {
  const localId = crypto.randomUUID()
  await putDisk(localId, damaged)
  return openSession(localId, true)
}

const named = (session: LiveSession) =>
  session.entries.flatMap(({ event }) => (event.kind === 'error' ? [event.data] : []))

function flip(bytes: Uint8Array, at: number): Uint8Array {
  const flipped = bytes.slice()
  flipped[at % flipped.length] = (flipped[at % flipped.length] ?? 0) ^ 0x55
  return flipped
}

function isWhole(session: LiveSession): void {
  expect(session.bus.project.meta.displayName).toBe('The end')
  expect(session.bus.project.entities(session.bus.project.defaultScene.id).length).toBeGreaterThan(3)
}

describe('[invariant 43] what is damaged in the journal is found, named and healed', () => {
  const anyEntry = fc.integer({ min: 1, max: edits })

  test('a missing entry', async () => {
    await fc.assert(
      fc.asyncProperty(anyEntry, async (seq) => {
        const session = await openDisk(
          withRows('journal', 'entries', (rows) => rows.filter((_, index) => index !== seq - 1)),
        )
        expect(named(session)).toEqual([expect.objectContaining({ store: 'journal', why: 'gap', at: seq })])
        isWhole(session)
        session.close()
      }),
      { numRuns: 4 },
    )
  })

  test('a flipped byte of an update, also when the document’s store is gone: the command is run again', async () => {
    await fc.assert(
      fc.asyncProperty(anyEntry, fc.nat(), fc.boolean(), async (seq, at, hasDocument) => {
        const damaged = withRows('journal', 'entries', (rows) =>
          rows.map(([key, row], index) =>
            index === seq - 1 && hasBytes(row) ? [key, { ...row, bytes: flip(row.bytes, at) }] : [key, row],
          ),
        )
        const session = await openDisk(hasDocument ? damaged : withoutPart('document', damaged))
        expect(named(session)).toEqual([expect.objectContaining({ store: 'journal', why: 'bytes', at: seq })])
        isWhole(session)
        session.close()
      }),
      { numRuns: 8 },
    )
  })

  test('a base that was altered or is gone', async () => {
    for (const change of [
      (_rows: Rows): Rows => [],
      (rows: Rows): Rows => rows.map(([key, row]) => [key, { ...flippedBase(row) }]),
    ]) {
      const session = await openDisk(withRows('journal', 'bases', change))
      expect(named(session)).toEqual([expect.objectContaining({ store: 'journal', why: 'base' })])
      isWhole(session)
      session.close()
    }
  })

  test('anything that is put in the place of an entry', () => {
    const segment = rowsOf(disk.journal, 'segments')[0]?.[1] as StoredSegment
    const base = rowsOf(disk.journal, 'bases')[0]?.[1] as StoredBase
    const entries = rowsOf(disk.journal, 'entries').map(([, row]) => row)
    expect(checkSegment(segment, base, entries).damages).toEqual([])
    fc.assert(
      fc.property(fc.nat({ max: edits - 1 }), fc.anything({ withTypedArray: true }), (index, thing) => {
        const { damages, updates } = checkSegment(segment, base, entries.with(index, thing))
        expect(damages[0]).toMatchObject({ at: index + 1 })
        expect(updates).toHaveLength(edits)
      }),
    )
  })

  test('an entry whose command was altered', () => {
    const segment = rowsOf(disk.journal, 'segments')[0]?.[1] as StoredSegment
    const base = rowsOf(disk.journal, 'bases')[0]?.[1] as StoredBase
    const entries = rowsOf(disk.journal, 'entries').map(([, row]) => row)
    const altered = structuredClone(entries[4]) as { event: { command: { at: number } } }
    altered.event.command.at += 1
    expect(checkSegment(segment, base, entries.with(4, altered)).damages).toEqual([
      expect.objectContaining({ why: 'hash', at: 5 }),
    ])
  })
})

const isRow = (thing: unknown): thing is object => typeof thing === 'object' && thing !== null

/** A row of a store, put in the place of the one that was there: anything at all, or with something else in one of its fields. */
const anyDamage = fc.oneof(
  fc.anything({ withTypedArray: true, withNullPrototype: false }).map((thing) => () => thing),
  fc
    .tuple(fc.nat(), fc.option(fc.anything({ withNullPrototype: false }), { nil: undefined }))
    .map(([at, thing]) => (row: unknown) => {
      if (!isRow(row)) return thing
      const fields = Object.keys(row)
      const field = fields[at % fields.length] ?? ''
      return thing === undefined
        ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== field))
        : { ...row, [field]: thing }
    }),
)

test.each(['segments', 'bases', 'entries', 'states', 'steps', 'counters'])(
  '[invariant 43] whatever stands in a row of %s, the project opens whole, and what is edited then is there the next time',
  async (store) => {
    await fc.assert(
      fc.asyncProperty(anyDamage, fc.nat(), async (damage, at) => {
        const spoil = (key: IDBValidKey, row: unknown) => {
          const spoilt = damage(row)
          // No other row can lie there.
          return store === 'segments' ? { ...(isRow(spoilt) ? spoilt : {}), id: key } : spoilt
        }
        const damaged = withRows('journal', store, (rows) =>
          rows.map(([key, row], index) => [key, index === at % rows.length ? spoil(key, row) : row]),
        )
        const session = await openDisk(damaged)
        isWhole(session)
        expect(session.bus.execute(renameProject, { displayName: 'Further' }).ok).toBe(true)
        await isKept(session)
        await closeTab(session)
        const again = await openSession(session.localId, true)
        expect(again.bus.project.meta.displayName).toBe('Further')
        await closeTab(again)
      }),
      { numRuns: 20 },
    )
  },
)

test('a count that is gone goes on behind what it had counted, so that the latest stays the latest', async () => {
  for (const count of ['x', null, undefined]) {
    const damaged = withRows('journal', 'counters', (rows) =>
      count === undefined ? [] : rows.map(([key]) => [key, count]),
    )
    const session = await openDisk(damaged)
    session.bus.execute(renameProject, { displayName: 'Further' })
    await isKept(session)
    await closeTab(session)
    const again = await openSession(session.localId, true)
    expect(named(again)).toEqual([])
    expect(again.bus.undo('scene')).toMatchObject({ ok: true })
    expect(again.bus.project.meta.displayName).toBe('The end')
    again.close()
  }
})

test('a segment of which nothing is said any more is named, and said of anew', async () => {
  const damaged = withRows('journal', 'segments', (rows) => rows.map(([key]) => [key, { id: key }]))
  const session = await openDisk(withoutPart('document', damaged))
  expect(named(session)).toEqual([expect.objectContaining({ store: 'journal', why: 'segment' })])
  isWhole(session)
  await closeTab(session)
  const again = await openSession(session.localId, true)
  expect(named(again)).toEqual([])
  isWhole(again)
  again.close()
})

test('what goes into the next epoch as commands is what the hashes bear out', async () => {
  const localId = crypto.randomUUID()
  const alter = (row: unknown) => {
    const altered = structuredClone(row) as { event: { command: { payload: { displayName: string } } } }
    altered.event.command.payload.displayName = 'Forged'
    return altered
  }
  const withoutBytes = (row: unknown) => (hasBytes(row) ? { ...row, bytes: flip(row.bytes, 0) } : row)
  const damaged = withRows('journal', 'entries', (rows) =>
    rows.map(([key, row], index) => [key, index === 4 ? alter(row) : index === 1 ? withoutBytes(row) : row]),
  )
  await putDisk(localId, damaged)
  const store = new LocalStore(storeName(localId, 1), new Doc())
  await store.load(true)
  expect((await store.earlierEntries()).map(({ seq }) => seq)).toEqual([1, 3, 4])
  store.close()
})

test('the document’s store with a flipped byte anywhere opens whole, and the row is named', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 1 }), fc.nat(), async (row, at) => {
      const session = await openDisk(
        withRows('document', 'updates', (rows) =>
          rows.map(([key, value], index) =>
            index === row && value instanceof Uint8Array
              ? [key, flip(value, at % (value.length - 20))]
              : [key, value],
          ),
        ),
      )
      expect(named(session)).toEqual([expect.objectContaining({ store: 'document', why: 'bytes' })])
      isWhole(session)
      session.close()
    }),
    { numRuns: 12 },
  )
})

test.each(['journal', 'document'] as const)(
  'a project whose %s is gone opens whole from the other store',
  async (part) => {
    const session = await openDisk(withoutPart(part))
    isWhole(session)
    session.close()
  },
)

test('a project that is gone whole is refused, not shown as an empty one', async () => {
  const opening = await openProjectSession(sessionOptions(crypto.randomUUID()))
  expect(opening).toEqual({ ok: false, code: 'project.stored-missing', rescue: null })
})

test('[invariant 46] the checkpoint of the document’s store changes nothing that is shown, and leaves one row', async () => {
  const localId = crypto.randomUUID()
  await putDisk(localId, disk)
  const session = await openSession(localId, true)
  let now: Disk = {}
  const stop = watchDisk(localId, (after) => {
    now = after
  })
  await vi.waitFor(() => expect(rowsOf(now.document, 'updates')).toHaveLength(1))
  stop()
  const again = await openDisk(withoutPart('journal', now))
  expect(shown(again)).toBe(shown(session))
  again.close()
  session.close()
})

function shown(session: LiveSession): string {
  const document = new Doc()
  applyUpdateV2(document, session.snapshot())
  return documentHash(document)
}

const hasBytes = (row: unknown): row is { readonly bytes: Uint8Array } =>
  typeof row === 'object' && row !== null && 'bytes' in row && row.bytes instanceof Uint8Array

function flippedBase(row: unknown): StoredBase {
  const { base, hash } = row as StoredBase
  return { base: { ...base, document: flip(base.document, 100) }, hash }
}
