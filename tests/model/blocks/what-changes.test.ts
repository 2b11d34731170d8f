import { expect, test } from 'vitest'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import { commentState, toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { BlocksView } from '../../../model/blocks/blocks-view.ts'
import { materialiseBlocks } from '../../../model/blocks/materialise-blocks.ts'
import type { StoredRecord } from '../../../model/document/records.ts'

type Changes = Readonly<Record<string, StoredRecord | undefined>>

/** A blocks file that is changed step by step. */
function opened(blocks: Changes = {}, variables: Changes = {}, comments: Changes = {}) {
  const view = new BlocksView()
  const change = (now: Changes = {}, vars: Changes = {}, notes: Changes = {}): BlocksFile =>
    view.update({
      blocks: Object.entries(now),
      variables: Object.entries(vars),
      comments: Object.entries(notes),
    })
  change(blocks, variables, comments)
  return change
}
const at = (x = 0, y = 0, t = 1) => ({ p: null, x, y, t, c: 'p' })
const under = (p: string, i = 'next', t = 1, k = 's') => ({ p, i, k, t, c: 'p' })
const stamp = (t: number) => ({ t, c: 'p' })
const usual = { type: 'wait', n: true, at: at(), 'f:NUM': 1, 'o:data': 'x', 's:IN': { type: 'number' } }

test.each<[string, StoredRecord]>([
  ['its type', { ...usual, type: 'walk' }],
  ['its place', { ...usual, at: at(1) }],
  ['a field', { ...usual, 'f:NUM': 2 }],
  ['what else Blockly says of it', { ...usual, 'o:data': 'y' }],
  ['a shadow', { ...usual, 's:IN': { type: 'text' } }],
])(
  'a block of which %s changed is another object that shows it, all others are the same',
  (_what, changed) => {
    const change = opened({ a: usual, b: { ...usual, at: at(5, 5) }, c: { ...usual, at: under('b') } })
    const before = change()
    const after = change({ a: changed })
    expect(after.blocks.get('a')).not.toBe(before.blocks.get('a'))
    expect([...after.blocks.values()]).toEqual([
      ...materialiseBlocks(
        [
          ['a', changed],
          ['b', { ...usual, at: at(5, 5) }],
          ['c', { ...usual, at: under('b') }],
        ],
        [],
        [],
      ).blocks.values(),
    ])
    for (const id of ['b', 'c']) expect(after.blocks.get(id)).toBe(before.blocks.get(id))
    expect(Object.isFrozen(after.blocks.get('a'))).toBe(true)
  },
)

test('who was moved stands where it is now, and what was given out before stays as it was', () => {
  const change = opened({ a: { ...usual, at: at(0, 1) }, b: { ...usual, at: at(0, 2) } })
  const before = change()
  const moved = change({ b: { ...usual, at: at(0, 0, 2) } })
  expect([...moved.blocks.keys()]).toEqual(['b', 'a'])
  expect([...change({ b: { ...usual, at: under('a', 'next', 3) } }).blocks.keys()]).toEqual(['a', 'b'])
  expect([...change({ c: { ...usual, at: at(0, 0) } }).blocks.keys()]).toEqual(['c', 'a', 'b'])
  expect([...change({ a: { ...usual, del: stamp(4) } }).blocks.keys()]).toEqual(['c', 'b'])
  expect([...change({ c: undefined }).blocks.keys()]).toEqual(['b'])
  expect([...before.blocks.keys()]).toEqual(['a', 'b'])
  expect([...before.records.keys()]).toEqual(['a', 'b'])
  expect([...change().records.keys()]).toEqual(['a', 'b'])
})

test('what cannot be read is listed as broken in order until it can be, or is gone', () => {
  const note = () => ({ text: 'x' })
  const change = opened({ b: { type: 7 }, c: usual }, {}, { z: { text: 7 }, a: {}, n: note() })
  expect(change().broken).toEqual(['a', 'b', 'z'])
  expect(change({ b: { ...usual }, c: {} }, {}, { z: note() }).broken).toEqual(['a', 'c'])
  expect(change({ c: undefined }, {}, { a: undefined }).broken).toEqual([])
  expect([...change().blocks.keys()]).toEqual(['b'])
  expect(change().comments.map(({ id }) => id)).toEqual(['n', 'z'])
})

test('notes stand by their ids; deleted ones are gone and kept, and the list is the same until one changes', () => {
  const change = opened({}, {}, { b: { text: 'B' }, a: { text: 'A' }, c: { text: 'C', del: stamp(1) } })
  const before = change()
  expect(before.comments.map(({ id, text }) => [id, text])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ])
  expect([...before.commentRecords.keys()].sort()).toEqual(['a', 'b', 'c'])
  expect(change({ block: usual }).comments).toBe(before.comments)
  const after = change({}, {}, { a: { text: 'A', del: stamp(2) }, c: { text: 'again' } })
  expect(after.comments.map(({ id, text }) => [id, text])).toEqual([
    ['b', 'B'],
    ['c', 'again'],
  ])
  expect(change({}, {}, { b: undefined }).comments.map(({ id }) => id)).toEqual(['c'])
  expect([...before.commentRecords.keys()].sort()).toEqual(['a', 'b', 'c'])
  expect([before, before.comments, before.broken].every(Object.isFrozen)).toBe(true)
})

test('a variable shows while it was not deleted or a live block uses it, and is the same object while it does', () => {
  const use = (id: string) => ({ ...usual, 'f:VAR': { id } })
  const change = opened({ a: use('x') }, { x: { name: 'score', del: stamp(1) }, y: { name: 'time' } })
  const names = (file: BlocksFile) => file.variables.map(({ name }) => name)
  const before = change()
  expect(names(before)).toEqual(['score', 'time'])
  expect(change({ b: use('x') }).variables).toBe(before.variables)
  expect(change({ a: usual }).variables).toBe(before.variables)
  expect(names(change({ b: { ...use('x'), del: stamp(2) } }))).toEqual(['time'])
  const again = change({ b: use('x') })
  expect(names(again)).toEqual(['score', 'time'])
  expect(again.variables[1]).toBe(before.variables[1])
  expect(again.variables.every(Object.isFrozen) && Object.isFrozen(again.variables)).toBe(true)
  expect(names(change({ b: undefined }))).toEqual(['time'])
  expect(names(change({ b: use('gone') }))).toEqual(['item', 'time'])
  expect(names(change({}, { y: { name: 'clock' } }))).toEqual(['item', 'clock'])
  expect(names(change({}, { y: undefined }))).toEqual(['item'])
  expect([...change().variableRecords.keys()]).toEqual(['x'])
  expect([...before.variableRecords.keys()]).toEqual(['x', 'y'])
})

test('what cannot be read of a variable: a nameless one is an item, a type that is none is empty', () => {
  const { variables, variableRecords } = opened(
    {},
    {
      a: { name: ' ', type: 7 },
      b: { name: ' points ', type: 'Number', del: null },
      c: { name: 7, del: false },
      d: { name: 'x', del: true, born: stamp(3) },
    },
  )()
  expect(variables).toEqual([
    { id: 'a', name: 'item', type: '' },
    { id: 'b', name: 'points', type: 'Number' },
    { id: 'c', name: 'item2', type: '' },
  ])
  expect(variableRecords.get('d')).toEqual({ id: 'd', name: 'x', type: '', born: stamp(3), isDeleted: true })
})

test('variables of two types may be called the same; of one type the first born keeps its name', () => {
  const { variables } = opened(
    {},
    {
      a: { name: 'x', born: stamp(2) },
      b: { name: 'X', born: stamp(1) },
      c: { name: 'x', type: 'Number', born: stamp(3) },
    },
  )()
  expect(variables.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'x2'],
    ['b', 'X'],
    ['c', 'x'],
  ])
})

const definition = (name: string, more: StoredRecord = {}): StoredRecord => ({
  type: 'procedures_defnoreturn',
  at: at(),
  'f:NAME': name,
  ...more,
})
const call = (extraState: StoredRecord, type = 'procedures_callnoreturn'): StoredRecord => ({
  type,
  n: true,
  at: at(9, 9),
  'f:KEPT': 1,
  'o:data': 'kept',
  'o:extraState': extraState,
})
const partsOf = (file: BlocksFile, id: string) => {
  const { fields, extra } = file.blocks.get(id) ?? {}
  return { fields, extra }
}

test('a call follows its definition, by its id or else by the name, and one whose definition is gone keeps its name', () => {
  const params = [{ id: 'v', name: 'old' }, { id: 'gone', name: 'own' }, { name: 'plain' }, 7]
  const change = opened(
    {
      d: definition('jump', { 'o:extraState': { params, hasStatements: false } }),
      e: { ...definition(' Run '), type: 'procedures_defreturn' },
      byId: call({ name: 'whatever', procedure: 'd' }),
      byName: call({ name: 'RUN ' }, 'procedures_callreturn'),
      lost: call({ name: ' hop ', procedure: 'nowhere', params: ['x'] }),
      nameless: call({ name: ' ' }),
    },
    { v: { name: 'height' } },
  )
  const file = change()
  const named = [{ id: 'v', name: 'height' }, { id: 'gone', name: 'item' }, { name: 'plain' }, 7]
  expect(partsOf(file, 'd')).toEqual({
    fields: { NAME: 'jump' },
    extra: { extraState: { params: named, hasStatements: false } },
  })
  expect(partsOf(file, 'e')).toEqual({ fields: { NAME: 'Run' }, extra: {} })
  const kept = { fields: { KEPT: 1 }, extra: { data: 'kept' } }
  const calls = (extraState: object) => ({ ...kept, extra: { ...kept.extra, extraState } })
  expect(partsOf(file, 'byId')).toEqual(
    calls({ name: 'jump', params: ['height', 'item', 'plain'], procedure: 'd' }),
  )
  expect(partsOf(file, 'byName')).toEqual(calls({ name: 'Run', procedure: 'e' }))
  expect(partsOf(file, 'lost')).toEqual(calls({ name: 'hop' }))
  expect(partsOf(file, 'nameless')).toEqual(calls({ name: 'unnamed' }))
  const renamed = change({}, { v: { name: 'size' } })
  expect(partsOf(renamed, 'byId')).toEqual(
    calls({ name: 'jump', params: ['size', 'item', 'plain'], procedure: 'd' }),
  )
  for (const id of ['e', 'byName', 'lost']) expect(renamed.blocks.get(id)).toBe(file.blocks.get(id))
  const other = change({ d: { ...definition('hop'), 'o:extraState': { params: [] } } })
  expect(partsOf(other, 'byId')).toEqual(calls({ name: 'hop', procedure: 'd' }))
  expect(partsOf(other, 'lost')).toEqual(calls({ name: 'hop', procedure: 'd' }))
  const gone = change({ d: { ...definition('hop'), del: stamp(2) } })
  expect(partsOf(gone, 'byId')).toEqual(calls({ name: 'whatever' }))
  const { fields, extra } = partsOf(gone, 'byId')
  expect(Object.isFrozen(fields) && Object.isFrozen(extra)).toBe(true)
  const plain = { type: 'wait', at: at(), 'f:NUM': 1 }
  expect(partsOf(change({ byId: plain }), 'byId')).toEqual({ fields: { NUM: 1 }, extra: {} })
})

test('all calls of a procedure share what they show of it', () => {
  const params = [{ name: 'one' }, { name: 'two' }]
  const change = opened({
    d: definition('jump', { 'o:extraState': { params } }),
    first: call({ name: 'jump', procedure: 'd' }),
    second: call({ name: 'jump' }),
  })
  const [first, second] = ['first', 'second'].map((id) => partsOf(change(), id).extra?.extraState)
  expect(first).toMatchObject({ params: ['one', 'two'] })
  expect(second).toBe(first)
})

test('a procedure block of which only the shadows or the type changed shows that, and one that says the same stays', () => {
  const jump = definition('jump', { 's:STACK': { type: 'wait' } })
  const change = opened({ d: jump, c: call({ name: 'jump' }) })
  const before = change()
  expect(change({ d: jump }).blocks.get('d')).toBe(before.blocks.get('d'))
  expect(change({ d: { ...jump, 's:STACK': { type: 'walk' } } }).blocks.get('d')?.shadows).toEqual({
    STACK: { type: 'walk' },
  })
  const other = change({ c: call({ name: 'jump' }, 'procedures_callreturn') }).blocks.get('c')
  expect(other?.type).toBe('procedures_callreturn')
  expect(other?.extra).toBe(before.blocks.get('c')?.extra)
})

test('of definitions of one name the lowest id keeps it', () => {
  const file = opened({
    b: definition('jump'),
    a: definition('JUMP'),
    c: definition(''),
    d: call({ name: 'jump2' }),
  })()
  expect(['a', 'b', 'c'].map((id) => file.blocks.get(id)?.fields.NAME)).toEqual(['JUMP', 'jump2', 'unnamed'])
  expect(partsOf(file, 'd').extra).toMatchObject({ extraState: { name: 'jump2', procedure: 'b' } })
})

test('a note is written for Blockly without the switches that are as usual', () => {
  const place = { x: 1, y: 2, width: 3, height: 4 }
  const off = { collapsed: false, editable: true, movable: true, deletable: true }
  expect(commentState({ id: 'n', text: 'hi', ...place, ...off })).toEqual({ id: 'n', text: 'hi', ...place })
  const on = { collapsed: true, editable: false, movable: false, deletable: false }
  expect(commentState({ id: 'n', text: 'hi', ...place, ...on })).toEqual({
    id: 'n',
    text: 'hi',
    ...place,
    ...on,
  })
  const state = toBlocklyState(
    opened({}, {}, { n: { text: 'hi', at: { x: 1, y: 2 }, size: { width: 3, height: 4 } } })(),
  )
  expect(state.workspaceComments).toEqual([{ id: 'n', text: 'hi', ...place }])
  expect(toBlocklyState(opened()())).toEqual({ blocks: { languageVersion: 0, blocks: [] }, variables: [] })
})
