import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { journalName, journalVersion } from '../../../src/client/project-session/journal-database.ts'
import { expectMoved, isKept, renameThing, withLargeStep } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { foundStates, inJournal, stateOf } from './support/stored-undo.ts'

const stores = ['segments', 'bases', 'entries'] as const

/** Writes a project's journal as version 2 did: undo and its steps in the row of the tab. Returns the id that it lies under. */
async function putVersion2(from: string, states: Readonly<Record<string, unknown>>): Promise<string> {
  const localId = crypto.randomUUID()
  const database = await openDB(journalName(localId), 2, {
    upgrade(created) {
      created.createObjectStore('segments', { keyPath: 'id' })
      for (const store of ['bases', 'entries', 'states']) created.createObjectStore(store)
    },
  })
  await inJournal(from, async (today) => {
    for (const store of stores)
      for (const key of await today.getAllKeys(store)) {
        const row: unknown = await today.get(store, key)
        if (store === 'segments') await database.put(store, { ...Object(row), startedAt: 1 })
        else await database.put(store, row, key)
      }
  })
  for (const [tab, state] of Object.entries(states)) await database.put('states', state, tab)
  database.close()
  return localId
}

/** A project of today with two undo steps and one redo step beside those of its making, and their stacks. */
async function project() {
  const localId = crypto.randomUUID()
  const session = await withLargeStep(localId)
  await renameThing(session, 'One')
  await renameThing(session, 'Two')
  session.bus.undo('scene')
  await isKept(session)
  session.close()
  const state = (await foundStates(localId)).get('tab')
  if (!state) throw new Error('the tab has no state')
  return { localId, state }
}

test('a journal of version 2 is brought into today’s form: every tab has its stacks, edits go on, and it opens again', async () => {
  const { localId: today, state } = await project()
  const localId = await putVersion2(today, { tab: { ...state, at: 2 }, other: { ...state, at: 1 } })
  expect(await foundStates(localId)).toEqual(
    new Map([
      ['tab', state],
      ['other', state],
    ]),
  )
  const session = await openSession(localId, true)
  expect(session.entries.filter(({ event }) => event.kind === 'error')).toEqual([])
  expectMoved(session)
  expect(session.bus.redo('scene')).toMatchObject({ ok: true, label: { params: { name: 'Two' } } })
  await isKept(session)
  session.close()
  await inJournal(localId, async ({ version }) => expect(version).toBe(journalVersion))
  const again = await openSession(localId, true)
  expect(again.bus.undo('scene')).toMatchObject({ ok: true, label: { params: { name: 'Two' } } })
  again.close()
})

test('a journal of version 2 with damaged undo is brought into today’s form without that undo alone', async () => {
  const { localId: today, state } = await project()
  for (const undo of [undefined, null, 'x', { ...state.undo, stacks: [{ surface: 'scene', undo: [7] }] }]) {
    const localId = await putVersion2(today, {
      tab: { ...stateOf(state.undo), undo, at: 2 },
      'tab 2': { ...state, at: 1 },
    })
    expect((await foundStates(localId)).get('tab 2')).toEqual(state)
    const session = await openSession(localId, true)
    expectMoved(session)
    expect(session.bus.nextUndo('scene')).toBeUndefined()
    session.close()
  }
})
