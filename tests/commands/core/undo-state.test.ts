import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Surface } from '../../../commands/core/surface.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { reloaded } from '../support/reloaded.ts'
import { twoPeople } from '../support/two-people.ts'
import { entityId, scriptId, type Workbench, workbench } from '../support/workbench.ts'

const file: Surface = `file:${scriptId}`
const start = '// your code for Tab2\n'
const edit = ({ bus }: Workbench, at: number, remove: number, insert: string) =>
  bus.execute(editText, { fileId: scriptId, edits: [{ at, remove, insert }] })
const step = (bench: Workbench, at: number, remove: number, insert: string) => {
  bench.bus.endMerge()
  return edit(bench, at, remove, insert)
}
const textOf = ({ bus }: Workbench) => bus.project.text(scriptId)
const stored = ({ bus }: Workbench): unknown => JSON.parse(JSON.stringify(bus.saveUndo()))

test('[S27] after a reload a step is undone by whose undo its text had come back', () => {
  const bench = workbench()
  step(bench, 0, 0, 'abc')
  step(bench, 0, 3, '')
  bench.bus.undo(file)
  expect(textOf(bench)).toBe(`abc${start}`)
  const again = reloaded(bench)
  expect(again.bus.undo(file).ok).toBe(true)
  expect(textOf(again)).toBe(start)
  expect(again.bus.redo(file).ok).toBe(true)
  expect(again.bus.redo(file).ok).toBe(true)
  expect(textOf(again)).toBe(start)
  // What came back is remembered over a second reload too.
  const third = reloaded(again)
  expect(third.bus.undo(file).ok).toBe(true)
  expect(textOf(third)).toBe(`abc${start}`)
})

test('[S27] it is undone whole when somebody had typed into it meanwhile', () => {
  const [ana, ben, sync] = twoPeople()
  step(ana, start.length, 0, 'end')
  step(ana, 0, 0, 'abcd')
  sync()
  step(ana, 0, 4, '')
  step(ben, 2, 0, 'BEN')
  ana.bus.undo(file)
  const update = Y.mergeUpdates([ana, ben].map(({ document }) => Y.encodeStateAsUpdate(document)))
  const again = reloaded(ana, 0, update)
  expect(textOf(again).replace('BEN', '')).toBe(`abcd${start}end`)
  expect(again.bus.undo(file).ok).toBe(true)
  expect(textOf(again)).toBe(`BEN${start}end`)
})

test('[S27] steps of what a document lacks leave the others as they are', () => {
  const bench = workbench()
  const none = Y.encodeStateAsUpdate(bench.document)
  step(bench, 0, 0, 'abc')
  const typed = Y.encodeStateAsUpdate(bench.document)
  step(bench, 0, 2, '')
  const deleted = Y.encodeStateAsUpdate(bench.document)
  bench.bus.undo(file)
  step(bench, 3, 0, 'x')
  for (const [update, text] of [
    [none, start],
    [typed, `abc${start}`],
    [deleted, `c${start}`],
  ] as const) {
    const behind = reloaded(bench, 0, update)
    expect(textOf(behind)).toBe(text)
    expect(behind.bus.undo(file)).toMatchObject({ ok: false, reason: 'nothing-left' })
    expect(textOf(behind)).toBe(text)
  }
})

test('[S27] what was deleted in a step that the document lacks does not come back a second time', () => {
  const bench = workbench()
  step(bench, 0, 0, 'abc')
  const typed = Y.encodeStateAsUpdate(bench.document)
  step(bench, 0, 2, '')
  const behind = reloaded(bench, 0, typed)
  expect(behind.bus.undo(file)).toMatchObject({ ok: false, reason: 'nothing-left' })
  expect(textOf(behind)).toBe(`abc${start}`)
  expect(behind.bus.undo(file)).toMatchObject({ ok: true })
  expect(textOf(behind)).toBe(start)
})

test('[S27] a step of which the document has a part only is not undone by half', () => {
  const bench = workbench()
  edit(bench, 0, 0, 'a')
  const half = Y.encodeStateAsUpdate(bench.document)
  edit(bench, 1, 0, 'b')
  const behind = reloaded(bench, 0, half)
  expect(behind.bus.undo(file)).toMatchObject({ ok: false, reason: 'nothing-left' })
  expect(textOf(behind)).toBe(`a${start}`)
})

test('[S27] a tab whose record a foreign client took away loses its steps and nothing else', () => {
  for (const isReloaded of [true, false]) {
    const bench = workbench()
    bench.bus.execute(renameEntity, { entityId: entityId('a'), name: 'Tree' })
    step(bench, 0, 0, 'abc')
    step(bench, 0, 1, '')
    bench.document.getMap('files').delete(scriptId)
    const { bus } = isReloaded ? reloaded(bench) : bench
    expect(bus.undo(file)).toMatchObject({ ok: false, reason: 'nothing-left' })
    expect(bus.undo('scene')).toMatchObject({ ok: true })
  }
})

test('[S27] what is stored is what was there, and steps of before runs were remembered are alone and old', () => {
  const bench = workbench()
  edit(bench, 0, 0, 'a')
  edit(bench, 1, 0, 'b')
  step(bench, 0, 1, '')
  bench.bus.execute(renameEntity, { entityId: entityId('a'), name: 'Tree' })
  bench.bus.undo('scene')
  const state = bench.bus.saveUndo()
  expect(stored(reloaded(bench))).toEqual(JSON.parse(JSON.stringify(state)))
  const old = {
    ...state,
    stacks: state.stacks.map(({ surface, undo, redo }) => ({
      surface,
      undo: undo.map(({ joined: _joined, lamport: _lamport, ...entry }) => entry),
      redo,
    })),
  }
  const again = workbench({ update: Y.encodeStateAsUpdate(bench.document) })
  expect(again.bus.restoreUndo(JSON.parse(JSON.stringify(old)))).toBe(true)
  const steps = again.bus.saveUndo().stacks.flatMap(({ undo }) => undo)
  expect(steps.map(({ joined, lamport }) => [joined, lamport])).toEqual(steps.map(() => [[], 0]))
  expect(steps).toHaveLength(2)
})

const register = { root: 'meta', id: null, key: 'displayName', before: 'a', after: 'b' }
const entry = { commandId: 'c', joined: [], surface: 'scene', lamport: 1, label: { key: 'k', params: {} } }
const stateWith = (change: object, more: object = {}) => ({
  format: 1,
  lamport: 1,
  stacks: [{ surface: 'scene', undo: [{ ...entry, registers: [register], texts: [], ...change }], redo: [] }],
  redone: [],
  ...more,
})
const text = { fileId: 'f', insertions: [[1, 0, 1]], deletions: [] }

test.each<[string, object]>([
  ['another format', stateWith({}, { format: 2 })],
  ['a time before all', stateWith({}, { lamport: -1 })],
  ['half a range of what came back', stateWith({}, { redone: [[1, 2, 3, 4]] })],
  ['a range that is no number', stateWith({}, { redone: [[1, 2, 3, 4, '5']] })],
  ['a surface that is none', stateWith({}, { stacks: [{ surface: 'moon', undo: [], redo: [] }] })],
  ['a step on a surface that is none', stateWith({ surface: 'moon' })],
  ['a step of no command', stateWith({ commandId: 7 })],
  ['a run of what are no commands', stateWith({ joined: [7] })],
  ['a step of a time before all', stateWith({ lamport: -1 })],
  ['a step without words', stateWith({ label: { params: {} } })],
  ['words filled with what is no word', stateWith({ label: { key: 'k', params: { name: {} } } })],
  ['a root of somebody else', stateWith({ registers: [{ ...register, root: 'other' }] })],
  ['a root that is no name', stateWith({ registers: [{ ...register, root: ['meta'] }] })],
  ['a record without an id', stateWith({ registers: [{ ...register, id: 7 }] })],
  ['a key that is none', stateWith({ registers: [{ ...register, key: null }] })],
  ['a text of no file', stateWith({ texts: [{ ...text, fileId: null }] })],
  ['an empty range', stateWith({ texts: [{ ...text, insertions: [[1, 0, 0]] }] })],
  ['a range before the first', stateWith({ texts: [{ ...text, deletions: [[1, -1, 1]] }] })],
  ['a writing before the first', stateWith({ registers: [{ ...register, to: [1, -1] }] })],
  ['a writing that is none', stateWith({ registers: [{ ...register, from: 'x' }] })],
  ['a birth that is none', stateWith({ registers: [{ ...register, isBirth: false }] })],
  ['a client that is none', stateWith({}, { clients: [-1] })],
  ['what was put back as nothing', stateWith({}, { restored: [{ ...register, item: [1, 0] }] })],
  ['text that came back as itself', stateWith({}, { redone: [[5, 0, 2, 5, 1]] })],
  ['text that came back before the first', stateWith({}, { redone: [[5, 0, 1, 5, -3]] })],
  ['a range of nobody', stateWith({ texts: [{ ...text, deletions: [[-1, 0, 1]] }] })],
])('a state with %s is refused and changes nothing', (_what, state) => {
  const bench = workbench()
  step(bench, 0, 0, 'x')
  const before = stored(bench)
  expect(bench.bus.restoreUndo(state)).toBe(false)
  expect(stored(bench)).toEqual(before)
  expect(bench.bus.restoreUndo(stateWith({ texts: [text] }))).toBe(true)
})
