import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { UndoEntry } from '../../../commands/core/undo-entry.ts'
import type { UndoState } from '../../../commands/core/undo-state.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import type { Call } from '../../../scripts/fuzz/call.ts'
import { sendCall } from '../../../scripts/fuzz/send-call.ts'
import { journalName } from '../../../src/client/project-session/journal-database.ts'
import { openJournalStore } from '../../../src/client/project-session/journal-store.ts'
import { joinState, noUndo, type StateRow } from '../../../src/client/project-session/stored-state.ts'
import { expectOften } from '../../commands/support/expect-often.ts'
import { undoableCall } from '../../commands/support/fuzz.ts'
import { reloaded } from '../../commands/support/reloaded.ts'
import { entityId, scriptId, workbench } from '../../commands/support/workbench.ts'
import { type DatabaseCopy, watchDisk } from './support/disk.ts'
import { isKept, renameThing, withLargeStep } from './support/large-step.ts'
import { foundStates, stateOf, stepKeys } from './support/stored-undo.ts'
import { type Put, watchPuts } from './support/watch-puts.ts'

test('a step that lies on the disk is not written again with the edits that follow it', async () => {
  const localId = crypto.randomUUID()
  let puts: Put[] = []
  const stop = watchPuts((put) => {
    if (put.database === journalName(localId)) puts.push(put)
  })
  const session = await withLargeStep(localId)
  const large = Math.max(...puts.map(({ store, bytes }) => (store === 'steps' ? bytes : 0)))
  expect(large).toBeGreaterThan(15_000)

  for (const name of ['One', 'Two', 'Three']) {
    puts = []
    await renameThing(session, name)
    expect(puts.map(({ store }) => store).sort()).toEqual([
      'counters',
      'entries',
      'segments',
      'states',
      'steps',
    ])
    expect(puts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(large / 4)
  }
  puts = []
  expect(session.bus.undo('scene').ok).toBe(true)
  await isKept(session)
  expect(puts.filter(({ store }) => store === 'steps')).toHaveLength(1)
  stop()
  session.close()
})

type Step =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'undo' | 'redo' | 'end' | 'keep' | 'reload' }
const typing: fc.Arbitrary<Call> = fc.record({
  type: fc.constant('file.edit-text'),
  picks: fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }),
})
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('call'), call: fc.oneof(undoableCall, typing) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo') }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('keep') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('end', 'reload') }) },
)

test('whatever was done, undone, redone and merged in between, the disk has exactly the steps of the stacks that were written last', async () => {
  let steps = 0
  let merged = 0
  const property = fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 60 }), async (history) => {
    const localId = crypto.randomUUID()
    let bench = workbench()
    let store = await openJournalStore(localId, () => {})
    for (const [index, step] of history.entries()) {
      if (step.kind === 'call') sendCall(bench.bus, step.call, `new-${index}`)
      else if (step.kind === 'end') bench.bus.endMerge()
      else if (step.kind === 'undo' || step.kind === 'redo')
        bench.bus[step.kind]('scene', 'project', `file:${scriptId}`)
      else
        for (const tab of ['tab', 'other']) await store.writeState(tab, stateOf(bench.bus.saveUndo(), index))
      if (step.kind !== 'reload') continue
      store.close()
      store = await openJournalStore(localId, () => {})
      expect(store.states.get('tab')).toEqual(stateOf(bench.bus.saveUndo(), index))
      bench = reloaded(bench)
    }
    const undo = bench.bus.saveUndo()
    await store.writeState('tab', stateOf(undo))
    await store.writeState('other', stateOf(noUndo))
    store.close()
    const held = undo.stacks.flatMap((stack) => [...stack.undo, ...stack.redo])
    expect((await foundStates(localId)).get('tab')).toEqual(stateOf(undo))
    expect(await stepKeys(localId)).toHaveLength(held.length)
    steps += held.length
    merged += held.filter(({ joined }) => joined.length > 0).length
  })
  await fc.assert(property, { numRuns: 60 })
  expectOften('steps', steps, 200)
  expectOften('merged steps', merged, 20)
})

test('[invariant 44] killed between any two transactions, the disk has every undo step, and those of exactly the entries that it has', async () => {
  const localId = crypto.randomUUID()
  const disks: DatabaseCopy[] = []
  const stop = watchDisk(localId, ({ journal }) => journal && disks.push(journal))
  const session = await withLargeStep(localId)
  for (const name of ['One', 'Two']) await renameThing(session, name)
  stop()
  session.close()
  let whole = 0
  for (const { stores } of disks) {
    const rows = (store: string) => stores.get(store)?.rows ?? []
    const [[, state] = []] = rows('states')
    if (!state) continue
    const steps = new Map(rows('steps').map(([key, step]) => [Array.isArray(key) && key[1], step]))
    const { undo } = joinState(state as StateRow, steps as Map<number, UndoEntry>)
    const done = undo.stacks.flatMap((stack) => stack.undo)
    const commands = rows('entries').map(([, row]) => (row as JournalEntry).event)
    expect(done.map(({ commandId }) => commandId)).toEqual(
      commands.flatMap((event) => (event.kind === 'command' ? [event.command.id] : [])),
    )
    expect(steps.size).toBe(done.length)
    whole++
  }
  expect(whole).toBeGreaterThanOrEqual(3)
})

test('a tab that another page has written in between is written whole, so that both pages’ numbers never mix', async () => {
  const localId = crypto.randomUUID()
  const { bus } = workbench()
  const type = (insert: string): UndoState => {
    bus.endMerge()
    bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert }] })
    return bus.saveUndo()
  }
  const one = await openJournalStore(localId, () => {})
  const two = await openJournalStore(localId, () => {})
  await one.writeState('tab', stateOf(type('a')))
  type('b')
  await two.writeState('tab', stateOf(type('c')))
  const last = type('d')
  await one.writeState('tab', stateOf(last))
  one.close()
  two.close()
  expect((await foundStates(localId)).get('tab')).toEqual(stateOf(last))
  expect(await stepKeys(localId)).toHaveLength(4)
})

test('a tab that is long closed takes its steps with it', async () => {
  const localId = crypto.randomUUID()
  const { bus } = workbench()
  bus.execute(renameEntity, { entityId: entityId('a'), name: 'Kept' })
  const store = await openJournalStore(localId, () => {})
  for (let tab = 0; tab < 10; tab++) await store.writeState(`tab ${tab}`, stateOf(bus.saveUndo(), tab))
  store.close()
  expect(await stepKeys(localId)).toHaveLength(10)
  const newest = [9, 8, 7, 6, 5, 4, 3, 2].map((tab) => `tab ${tab}`)
  expect([...(await foundStates(localId)).keys()]).toEqual(newest)
  expect((await stepKeys(localId)).map((key) => Array.isArray(key) && key[0])).toEqual(newest.toReversed())
})
