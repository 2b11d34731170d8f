import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { journalName } from '../../../src/client/project-session/journal-database.ts'
import { LocalStore } from '../../../src/client/project-session/local-store.ts'
import { noUndo } from '../../../src/client/project-session/stored-state.ts'

afterEach(() => vi.restoreAllMocks())

const state = { undo: noUndo, waiting: 3 }

/** How often the journal's database of a project was opened. */
function countOpenings(name: string): () => number {
  const open = vi.spyOn(indexedDB, 'open')
  return () => open.mock.calls.filter(([database]) => database === journalName(name)).length
}

test('however many states are kept at a time, the journal is opened once for them', async () => {
  const name = crypto.randomUUID()
  const openings = countOpenings(name)
  const store = new LocalStore(name, new Y.Doc())
  await Promise.all(['one', 'two', 'three'].map((tab) => store.saveState(tab, state)))
  expect(openings()).toBe(1)
  expect([...(await store.readStates()).keys()].sort()).toEqual(['one', 'three', 'two'])
  store.close()
})

test('a closed store opens no journal again, whose database could not be taken away then', async () => {
  const name = crypto.randomUUID()
  const store = new LocalStore(name, new Y.Doc())
  await store.saveState('one', state)
  const openings = countOpenings(name)
  const late = store.saveState('late', state)
  store.close()
  await late.catch((error: unknown) => expect(error).toMatchObject({ name: 'InvalidStateError' }))
  await store.saveState('later', state)
  expect(await store.readStates()).toEqual(new Map())
  expect(openings()).toBe(0)
})
