import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { Doc, encodeStateAsUpdateV2 } from 'yjs'
import { baseHash } from '../../../src/client/project-session/base-hash.ts'
import { attachDocumentStore } from '../../../src/client/project-session/document-store.ts'
import type { StoredBase } from '../../../src/client/project-session/journal-database.ts'
import type { JournalStore } from '../../../src/client/project-session/journal-store.ts'
import { loadDocument } from '../../../src/client/project-session/load-document.ts'
import type { StoredSegment } from '../../../src/client/project-session/segment.ts'

const position = { seq: 0, hash: '' }

function documentWith(key: string): Doc {
  const document = new Doc()
  document.getMap('meta').set(key, 'here')
  return document
}

/** A journal of an older segment, of which the document's store is said to hold all, and the last one; each with what the other lacks. */
function journalOfTwo(): { readonly journal: JournalStore; readonly read: string[] } {
  const read: string[] = []
  const bases = new Map<string, StoredBase>()
  const segment = (id: string, order: number): StoredSegment => {
    const document = encodeStateAsUpdateV2(documentWith(id))
    const base = {
      app: '',
      clientId: 1,
      lamport: 0,
      position,
      undo: null,
      document: new Uint8Array(document),
    }
    bases.set(id, { base, hash: baseHash(base) })
    return { id, session: id, order, first: position, last: position, bytes: 0, isCheckpointed: true }
  }
  const journal: JournalStore = {
    segments: [segment('older', 1), segment('last', 2)],
    damages: [],
    states: new Map(),
    readStates: async () => new Map(),
    baseOf: async (id) => {
      read.push(id)
      return bases.get(id)
    },
    entriesOf: async () => [],
    write: async () => 'written',
    writeState: async () => {},
    checkpoint: async () => {},
    makeRoom: async () => {},
    close: () => {},
  }
  return { journal, read }
}

test('segments that the document’s store is said to hold are read where that store has no rows', async () => {
  const { journal } = journalOfTwo()
  const document = new Doc()
  expect(await loadDocument(crypto.randomUUID(), document, journal)).toEqual([])
  expect(document.getMap('meta').toJSON()).toEqual({ older: 'here', last: 'here' })
})

test('they are left alone where it has some', async () => {
  const projectId = crypto.randomUUID()
  const store = attachDocumentStore(projectId, documentWith('older'), () => 0)
  await vi.waitFor(() => expect(store.stored.get()).toBe(0))
  store.close()
  const { journal, read } = journalOfTwo()
  const document = new Doc()
  await loadDocument(projectId, document, journal)
  expect(read).toEqual(['last'])
  expect(Object.keys(document.getMap('meta').toJSON())).toEqual(expect.arrayContaining(['older', 'last']))
})
