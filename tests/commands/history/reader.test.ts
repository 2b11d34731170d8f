import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { setProperty } from '../../../commands/entity/set-property.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import type { HistoryLine } from '../../../commands/history/history-line.ts'
import { HistoryReader } from '../../../commands/history/history-reader.ts'
import { momentDifference } from '../../../commands/history/moment-difference.ts'
import { nameMoment } from '../../../commands/project/name-moment.ts'
import { createScene } from '../../../commands/scene/create-scene.ts'
import { TooManyParts } from '../../../model/document/bounded-decoder.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import { partsBomb } from '../../support/parts-bomb.ts'
import { sync, twoPeople } from '../support/two-people.ts'
import {
  box,
  entityId,
  indexId,
  protagonists,
  sceneId,
  scriptId,
  type Workbench,
  workbench,
} from '../support/workbench.ts'

const a = entityId('a')
const b = entityId('b')

/** A person's journal from here on, for a reader. */
function sessionOf(bench: Workbench): (reader: HistoryReader) => void {
  const base = recordingBase(bench.document, bench.bus, 'test').document
  const from = bench.journal.length
  return (reader) => {
    reader.begin(base)
    for (const entry of bench.journal.slice(from)) reader.add(entry)
  }
}

function linesOf(...sessions: readonly ((reader: HistoryReader) => void)[]): readonly HistoryLine[] {
  const reader = new HistoryReader()
  for (const session of sessions) session(reader)
  return reader.lines
}

const rename = (bench: Workbench, name: string, id = a) => {
  bench.bus.endMerge()
  return bench.bus.execute(renameEntity, { entityId: id, name })
}
const slide = (bench: Workbench, value: number) =>
  bench.bus.execute(setProperty, { entityId: a, component: 'material', property: 'opacity', value })
const cut = (bench: Workbench, remove: number) => {
  bench.bus.endMerge()
  return bench.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove, insert: '' }] })
}

test('[S27] a line says what was done, about what, by whom and when', () => {
  const bench = workbench()
  const session = sessionOf(bench)
  bench.wait(5_000)
  rename(bench, 'Tree')
  bench.wait(1_000)
  bench.bus.execute(createEntity, box('new', 'b'))
  expect(linesOf(session)).toEqual([
    {
      moment: 2,
      commandId: 'ana-1',
      at: 5_000,
      author: { kind: 'me' },
      label: { key: 'command.entity.rename', params: { name: 'Tree' } },
      subject: 'Tree',
      targets: ['entity:a', `scene:${sceneId}`],
      isUndone: false,
      thing: {
        kind: 'shape',
        components: { geometry: { primitive: 'box' }, material: { color: '#ff0000' } },
      },
      momentName: undefined,
    },
    expect.objectContaining({
      commandId: 'ana-2',
      at: 6_000,
      label: { key: 'command.entity.create', params: { name: 'NEW' } },
      subject: 'NEW',
      targets: expect.arrayContaining(['entity:new', `scene:${sceneId}`]),
    }),
  ])
})

test('[S27] a name that somebody gives a moment stands beside it for everybody, and a thing that was deleted keeps its picture', () => {
  const [ana, ben] = [workbench(), workbench({ actor: 'ben', clientId: 200 })]
  const [own, others] = [sessionOf(ana), sessionOf(ben)]
  rename(ana, 'Tree')
  ana.bus.execute(nameMoment, { name: 'First tree' })
  sync(ana, ben)
  ana.bus.execute(deleteEntities, { entityIds: [a] })
  ana.bus.execute(nameMoment, { name: 'No tree' })
  sync(ana, ben)
  const [, named, deleted, again] = linesOf(own)
  expect([named?.momentName, deleted?.momentName, again?.momentName]).toEqual([
    'First tree',
    undefined,
    'No tree',
  ])
  expect(deleted?.thing?.components.geometry).toEqual({ primitive: 'box' })
  expect(linesOf(others).flatMap(({ momentName }) => momentName ?? [])).toContain('No tree')
})

test('[S27] a moment is brought back without the names of moments', () => {
  const bench = workbench()
  const reader = new HistoryReader()
  sessionOf(bench)(reader)
  bench.bus.execute(nameMoment, { name: 'Now' })
  const session = sessionOf(bench)
  rename(bench, 'Tree')
  bench.bus.execute(nameMoment, { name: 'Later' })
  const after = new HistoryReader()
  session(after)
  const past = after.momentAt(1)
  const difference = past && after.now && momentDifference(past, after.now, { kind: 'project' })
  expect(difference?.records.map(({ root }) => root)).toEqual([`ents:${sceneId}`])
})

test('[S27] a run of merged commands is one line, under its first command and with the words of its last', () => {
  const bench = workbench()
  const session = sessionOf(bench)
  for (const value of [0.1, 0.2, 0.3]) {
    slide(bench, value)
    bench.wait(100)
  }
  bench.wait(1_000)
  slide(bench, 0.4)
  expect(linesOf(session)).toMatchObject([
    { commandId: 'ana-1', at: 200, moment: 4 },
    { commandId: 'ana-4', at: 1_300, moment: 5 },
  ])
})

test('[S27] a line that was undone says so until it is done again, whichever command of its run is meant', () => {
  const bench = workbench()
  const session = sessionOf(bench)
  slide(bench, 0.1)
  slide(bench, 0.2)
  rename(bench, 'Tree', b)
  const undone = () => linesOf(session).map(({ isUndone }) => isUndone)
  bench.bus.undoCommand('ana-2')
  expect(undone()).toEqual([true, false])
  bench.bus.undo('scene')
  expect(undone()).toEqual([true, true])
  bench.bus.redoCommand('ana-1')
  expect(undone()).toEqual([false, true])
})

test('[S27] what happens beside the document, and what is refused, is no line', () => {
  const bench = workbench()
  const session = sessionOf(bench)
  bench.bus.note('run', { seed: 1 })
  rename(bench, '')
  rename(bench, 'A')
  expect(linesOf(session)).toEqual([])
})

test('[S27] what others do to the same things in a row is one line; another thing, author, pause or deed between ends it', () => {
  const bench = workbench()
  const ben = workbench({ actor: 'ben', clientId: 200 })
  const eve = workbench({ actor: 'eve', clientId: 300 })
  const session = sessionOf(bench)
  const sent = (from: Workbench, name: string, id = a) => {
    rename(from, name, id)
    sync(from, bench, 'server')
  }
  sent(ben, 'one')
  bench.wait(5_000)
  sent(ben, 'two')
  bench.wait(5_001)
  sent(ben, 'three')
  sent(ben, 'four', b)
  sync(bench, eve, 'server')
  sent(eve, 'five', b)
  rename(bench, 'mine', entityId('c'))
  sent(eve, 'six', b)
  expect(linesOf(session)).toMatchObject([
    { author: { kind: 'other', clients: [200] }, subject: 'two', at: 5_000, commandId: null },
    { author: { clients: [200] }, subject: 'three', at: 10_001 },
    { author: { clients: [200] }, subject: 'four' },
    { author: { clients: [300] }, subject: 'five' },
    { author: { kind: 'me' }, subject: 'mine' },
    { author: { clients: [300] }, subject: 'six' },
  ])
  for (const { author, label } of linesOf(session)) if (author.kind !== 'me') expect(label).toBeUndefined()
})

test('[S27] what others do is two lines when a run of mine goes on or an undo comes between', () => {
  const bench = workbench()
  const ben = workbench({ actor: 'ben', clientId: 200 })
  const session = sessionOf(bench)
  const sent = (name: string) => {
    rename(ben, name, b)
    sync(ben, bench, 'server')
  }
  slide(bench, 0.1)
  sent('one')
  slide(bench, 0.2)
  sent('two')
  bench.bus.undo('scene')
  sent('three')
  sent('four')
  expect(linesOf(session).map(({ subject }) => subject)).toEqual(['one', 'A', 'two', 'four'])
})

test('[S27] what somebody else deletes is a line, also when it inserts nothing', () => {
  const bench = workbench()
  const ben = workbench({ actor: 'ben', clientId: 200 })
  const session = sessionOf(bench)
  cut(ben, 3)
  sync(ben, bench, 'server')
  expect(linesOf(session)).toMatchObject([{ author: { kind: 'other' }, targets: [`file:${scriptId}`] }])
})

test('[S27] what a newer version keeps where this one does not look is no line', () => {
  const bench = workbench()
  const ben = workbench({ actor: 'ben', clientId: 200 })
  const session = sessionOf(bench)
  ben.document.getMap('later').set('x', 1)
  sync(ben, bench, 'server')
  expect(bench.journal).toHaveLength(1)
  expect(linesOf(session)).toEqual([])
})

test('[S27] two tabs of one person tell each thing once, whichever journal is read first', () => {
  const first = workbench({ actor: 'ana', clientId: 100 })
  const second = workbench({ actor: 'twin', clientId: 101 })
  const sessions = [sessionOf(first), sessionOf(second)] as const
  rename(first, 'one')
  sync(first, second, 'tab:first')
  rename(second, 'two', b)
  sync(second, first, 'tab:second')
  cut(second, 3)
  sync(second, first, 'tab:second')
  second.bus.undoCommand('twin-1')
  sync(second, first, 'tab:second')
  cut(first, 2)
  sync(first, second, 'tab:first')
  const both = linesOf(...sessions)
  expect(both.map(({ commandId }) => commandId).sort()).toEqual(['ana-1', 'ana-2', 'twin-1', 'twin-2'])
  expect(both.find(({ commandId }) => commandId === 'twin-1')?.isUndone).toBe(true)
  const reversed = linesOf(...[...sessions].reverse())
  expect(reversed.map(({ commandId }) => commandId).sort()).toEqual(['ana-1', 'ana-2', 'twin-1', 'twin-2'])
})

test('[S27] what another tab or person added and deleted is called so, what they changed afterwards stands beside it', () => {
  const [first, second] = twoPeople()
  const session = sessionOf(first)
  const told = (from: string) => {
    sync(second, first, from)
    return linesOf(session).at(-1)
  }
  second.bus.execute(createEntity, box('new', 'b'))
  expect(told('tab:second')?.label).toEqual({
    key: 'command.entity.create',
    params: { name: 'NEW', count: 1 },
  })
  rename(second, 'Star', entityId('new'))
  expect(told('tab:second')).toMatchObject({ label: undefined, subject: 'Star' })
  second.bus.execute(deleteEntities, { entityIds: [entityId('new'), b] })
  expect(told('ben')?.label).toMatchObject({ key: 'command.entity.delete', params: { count: 3 } })
  second.bus.undo('scene')
  expect(told('ben')?.label).toMatchObject({ key: 'command.entity.create', params: { count: 3 } })
  second.bus.execute(createScene, {
    sceneId: SceneId.parse('cave'),
    fileId: FileId.parse('cave-index'),
    name: 'Cave',
    template: '',
    entities: protagonists('-cave'),
  })
  expect(told('tab:second')?.label).toEqual({ key: 'command.scene.create', params: { name: 'Cave' } })
  expect(linesOf(session)).toHaveLength(5)
})

test('[S27] what another tab did is a line until its own journal tells it', () => {
  const first = workbench({ actor: 'ana', clientId: 100 })
  const second = workbench({ actor: 'twin', clientId: 101 })
  const sessions = [sessionOf(first), sessionOf(second)] as const
  rename(second, 'two', b)
  sync(second, first, 'tab:second')
  const half = second.journal.length
  cut(second, 3)
  sync(second, first, 'tab:second')
  expect(linesOf(sessions[0])).toMatchObject([
    { author: { kind: 'my-tab' }, subject: 'two', commandId: null },
    { author: { kind: 'my-tab' }, targets: [`file:${scriptId}`], commandId: null },
  ])
  const cutOff = (reader: HistoryReader) => {
    reader.begin(recordingBase(workbench().document, first.bus, 'test').document)
    for (const entry of second.journal.slice(0, half)) reader.add(entry)
  }
  expect(linesOf(sessions[0], cutOff).map(({ commandId }) => commandId)).toEqual([null, 'twin-1'])
})

test('[S27] a later session goes on with the lines of the earlier ones, which can still be looked at', () => {
  const bench = workbench()
  const before = sessionOf(bench)
  rename(bench, 'one')
  slide(bench, 0.1)
  const again = workbench({ update: Y.encodeStateAsUpdate(bench.document), clientId: 101, actor: 'later' })
  again.bus.restoreUndo(bench.bus.saveUndo())
  const after = sessionOf(again)
  again.bus.undoCommand('ana-1')
  const reader = new HistoryReader()
  before(reader)
  after(reader)
  expect(reader.lines).toMatchObject([
    { commandId: 'ana-1', isUndone: true },
    { commandId: 'ana-2', isUndone: false },
  ])
  const names = reader.lines.map(({ moment }) => reader.momentAt(moment)?.project.entity(a)?.name)
  expect(names).toEqual(['one', 'one'])
  expect(reader.now?.project.entity(a)?.name).toBe('A')
  expect(reader.momentAt(99)).toBeUndefined()
})

test('[S27] moments are remembered over thousands of entries', () => {
  const bench = workbench()
  const session = sessionOf(bench)
  for (let step = 0; step < 1_050; step++) rename(bench, `name ${step}`)
  const reader = new HistoryReader()
  session(reader)
  for (const index of [0, 998, 999, 1_000, 1_049]) {
    const moment = reader.lines[index]?.moment ?? 0
    expect(reader.momentAt(moment)?.project.entity(a)?.name).toBe(`name ${index}`)
  }
})

test('[S27] a line about blocks names each of them by its tab, so that one block has a history of its own', () => {
  const bench = workbench()
  const session = sessionOf(bench)
  const write = (id: string, value: number) => {
    bench.bus.endMerge()
    const block = { id, type: 'math_number', hasNext: false, fields: { NUM: value }, extra: {}, shadows: {} }
    const at = { parent: null, x: 0, y: 0 }
    bench.bus.execute(changeBlocks, { fileId: indexId, upserts: [{ ...block, at }], deletes: [] })
  }
  write('one', 1)
  write('two', 2)
  write('one', 3)
  const lines = linesOf(session)
  expect(lines.map(({ targets }) => targets)).toEqual([
    [`block:${indexId}/one`, `file:${indexId}`],
    [`block:${indexId}/two`, `file:${indexId}`],
    [`block:${indexId}/one`, `file:${indexId}`],
  ])
})

test.each([
  ['scenes', ''],
  ['scenes', 'a b'],
  ['scenes', 'x'.repeat(300)],
  [`ents:${sceneId}`, ''],
  [`ents:${sceneId}`, 'ä:ö'],
  ['ents: ', 'x'],
  ['ents::', 'x'],
])(
  '[S27] what another program stores under an id that is none (%j, %j) is no scene and no thing, and what follows is read',
  (root, id) => {
    const [ana, ben] = twoPeople()
    const session = sessionOf(ana)
    ben.document.getMap(root).set(id, new Y.Map(Object.entries({ name: 'Odd', kind: 'shape' })))
    sync(ben, ana, 'server')
    rename(ana, 'Tree')
    const lines = linesOf(session)
    expect(lines.map(({ label }) => label?.key)).toEqual([undefined, 'command.entity.rename'])
  },
)

test('[S27] a thing whose id only begins like that of another one is not mistaken for it', () => {
  const [ana, ben] = twoPeople()
  const session = sessionOf(ana)
  ben.document
    .getMap(`ents:${sceneId}`)
    .set('new:odd', new Y.Map(Object.entries({ name: 'Odd', kind: 'shape' })))
  ben.bus.execute(createEntity, box('new'))
  sync(ben, ana, 'server')
  expect(linesOf(session).map(({ label }) => label)).toEqual([undefined])
})

test('a session that begins with more parts than any project has is not read', () => {
  expect(() => new HistoryReader().begin(partsBomb(1_000_001))).toThrow(TooManyParts)
})
