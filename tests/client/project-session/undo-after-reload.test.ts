import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { carryUndo } from '../../../commands/epochs/carry-undo.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { beginEpoch } from '../../../src/client/project-session/begin-epoch.ts'
import { nothingLeftBehind } from '../../../src/client/project-session/epoch-pointer.ts'
import { storeName } from '../../../src/client/project-session/store-name.ts'
import { noUndo } from '../../../src/client/project-session/stored-state.ts'
import { entityId, workbench } from '../../commands/support/workbench.ts'
import { expectMoved, isKept, renameThing, withLargeStep } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { foundStates, inJournal, stateOf, stepKeys } from './support/stored-undo.ts'

test('[S27] after a reload the stacks hold the same steps, and what was written since is found beside them', async () => {
  const localId = crypto.randomUUID()
  const first = await withLargeStep(localId)
  await renameThing(first, 'One')
  await renameThing(first, 'Two')
  first.bus.undo('scene')
  await isKept(first)
  first.close()

  const second = await openSession(localId, true)
  expect(second.bus.redo('scene')).toMatchObject({ ok: true, label: { params: { name: 'Two' } } })
  await isKept(second)
  second.close()

  const third = await openSession(localId, true)
  for (const name of ['Two', 'One'])
    expect(third.bus.undo('scene')).toMatchObject({ ok: true, label: { params: { name } } })
  expectMoved(third)
  expect(third.bus.undo('scene').ok).toBe(true)
  expect(third.bus.project.entity(entityId('thing-7'))?.position).toEqual([0, 0, 0])
  third.close()
})

test.each([
  ['is missing', undefined],
  ['is no step', { commandId: 7 }],
  ['is a list of others', [{}, {}]],
])(
  'a project of which one undo step %s opens whole without undo, and can be undone again from there',
  async (_, value) => {
    const localId = crypto.randomUUID()
    const first = await withLargeStep(localId)
    first.close()
    await inJournal(localId, async (database) => {
      const [, key] = await database.getAllKeys('steps')
      if (key === undefined) throw new Error('no steps')
      await (value ? database.put('steps', value, key) : database.delete('steps', key))
    })

    const second = await openSession(localId, true)
    expect(second.bus.nextUndo('scene')).toBeUndefined()
    expectMoved(second)
    await renameThing(second, 'After')
    second.close()
    expect(await stepKeys(localId)).toHaveLength(1)

    const third = await openSession(localId, true)
    expect(third.bus.undo('scene')).toMatchObject({ ok: true })
    expect(third.bus.undo('scene')).toMatchObject({ ok: false, reason: 'nothing' })
    third.close()
  },
)

test('a project whose order of undo steps is damaged opens whole without undo', async () => {
  const localId = crypto.randomUUID()
  const first = await withLargeStep(localId)
  first.close()
  await inJournal(localId, async (database) => {
    const row = await database.get('states', 'tab')
    await database.put('states', { ...row, undo: { ...row.undo, stacks: 'x' } }, 'tab')
  })
  const second = await openSession(localId, true)
  expect(second.bus.nextUndo('scene')).toBeUndefined()
  expectMoved(second)
  second.close()
})

test('a new epoch takes over the undo of every tab, except one that is damaged', async () => {
  const localId = crypto.randomUUID()
  const { bus, document } = workbench()
  bus.execute(renameEntity, { entityId: entityId('a'), name: 'Kept' })
  const whole = stateOf(bus.saveUndo(), 1)
  const damaged = structuredClone(whole)
  for (const { undo } of damaged.undo.stacks) for (const step of undo) Reflect.deleteProperty(step, 'texts')
  const states = new Map([
    ['damaged', damaged],
    ['whole', whole],
  ])
  const base = compactDocument(document)
  const ended = document
  await beginEpoch({ localId, base, ended, clientId: 1, entries: [], states, leftBehind: nothingLeftBehind })
  const begun = new Y.Doc()
  Y.applyUpdateV2(begun, base)
  expect(await foundStates(storeName(localId, 2))).toEqual(
    new Map([
      ['whole', stateOf(carryUndo(whole.undo, { ended, begun, client: 1, entries: [] }), 1)],
      ['damaged', stateOf(noUndo, 1)],
    ]),
  )
})
