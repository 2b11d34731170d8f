import { expect, test } from 'vitest'
import {
  isExtraKey,
  maxCoordinate,
  readBlockRecord,
  samePlace,
  storedPlace,
} from '../../../model/blocks/block-record.ts'
import { ownBlockState, toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { DisjointSets } from '../../../model/blocks/disjoint-sets.ts'
import { isItemField, withItems } from '../../../model/blocks/item-fields.ts'
import { materialiseBlocks } from '../../../model/blocks/materialise-blocks.ts'
import type { StoredRecord } from '../../../model/document/records.ts'
import type { JsonValue } from '../../../model/json.ts'

const under = (p: string, i = 'next', t = 1) => ({ p, i, k: i === 'next' ? 's' : 'v', t, c: 'ana' })
const free = (x = 0, y = 0) => ({ p: null, x, y, t: 1, c: 'ana' })

test('a block is read with its parts', () => {
  const stored = {
    type: 'wait',
    n: true,
    at: { p: 'top', i: 'DO', k: 's', t: 3, c: 'ana' },
    'f:SECONDS': 2,
    'o:collapsed': true,
    's:TIMES': { type: 'number' },
  }
  expect(readBlockRecord('b', stored)).toEqual({
    id: 'b',
    type: 'wait',
    hasNext: true,
    place: { parent: 'top', input: 'DO', kind: 'statement' },
    stamp: { t: 3, c: 'ana' },
    fields: { SECONDS: 2 },
    extra: { collapsed: true },
    shadows: { TIMES: { type: 'number' } },
    isDeleted: false,
  })
  expect(readBlockRecord('b', stored)).toBe(readBlockRecord('b', stored))
})

test.each<[JsonValue | undefined, object]>([
  [undefined, { parent: null, x: 0, y: 0 }],
  [[1], { parent: null, x: 0, y: 0 }],
  [
    { p: '', i: 'DO' },
    { parent: null, x: 0, y: 0 },
  ],
  [
    { p: 'a', i: '' },
    { parent: null, x: 0, y: 0 },
  ],
  [{ p: 'a' }, { parent: null, x: 0, y: 0 }],
  [
    { p: 7, i: 'DO', x: 1 },
    { parent: null, x: 1, y: 0 },
  ],
  [
    { p: null, x: maxCoordinate, y: -maxCoordinate },
    { parent: null, x: maxCoordinate, y: -maxCoordinate },
  ],
  [
    { p: null, x: maxCoordinate + 1, y: '3' },
    { parent: null, x: 0, y: 0 },
  ],
  [
    { p: 'a', i: 'IN', k: 'v' },
    { parent: 'a', input: 'IN', kind: 'value' },
  ],
  [
    { p: 'a', i: 'IN' },
    { parent: 'a', input: 'IN', kind: 'statement' },
  ],
])('the place %j is read', (at, place) => {
  expect(readBlockRecord('b', { type: 'wait', ...(at !== undefined && { at }) })?.place).toEqual(place)
})

test('what has no type or no id is no block; any deletion but null and false is one', () => {
  for (const stored of [{}, { type: '' }, { type: 7 }]) expect(readBlockRecord('b', stored)).toBeNull()
  expect(readBlockRecord('', { type: 'wait' })).toBeNull()
  const isDeleted = (del: JsonValue) => readBlockRecord('b', { type: 'wait', del })?.isDeleted
  expect([null, false, true, { t: 1, c: '' }].map(isDeleted)).toEqual([false, false, true, true])
})

test('extras cannot smuggle in a structure, nor a prototype', () => {
  for (const key of ['id', 'type', 'x', 'y', 'fields', 'inputs', 'next']) expect(isExtraKey(key)).toBe(false)
  expect(isExtraKey('collapsed')).toBe(true)
  const read = readBlockRecord('b', {
    type: 'wait',
    'o:next': {},
    'o:data': 'x',
    'f:id': 'y',
    'f:__proto__': {},
  })
  expect(read?.extra).toEqual({ data: 'x' })
  expect(Object.keys(read?.fields ?? {})).toEqual(['id'])
})

test('a place is stored as it is read, and is the same spot whatever its kind', () => {
  const stamp = { t: 3, c: 'ana' }
  for (const place of [
    { parent: null, x: 1, y: 2 },
    { parent: 'a', input: 'DO', kind: 'statement' },
    { parent: 'a', input: 'IN', kind: 'value' },
  ] as const) {
    const at = storedPlace(place, stamp)
    expect(at).toMatchObject(stamp)
    expect(readBlockRecord('b', { type: 'wait', at })?.place).toEqual(place)
    expect(samePlace(place, place)).toBe(true)
  }
  const [a, b] = [
    { parent: null, x: 1, y: 2 },
    { parent: 'a', input: 'DO', kind: 'statement' },
  ] as const
  expect(samePlace(a, b) || samePlace(b, a)).toBe(false)
  expect(samePlace(a, { ...a, x: 2 }) || samePlace(a, { ...a, y: 1 })).toBe(false)
  expect(samePlace(b, { ...b, parent: 'c' }) || samePlace(b, { ...b, input: 'IN' })).toBe(false)
  expect(samePlace(b, { ...b, kind: 'value' })).toBe(true)
})

test('sets that are united are one, with the value that was chosen last', () => {
  const sets = new DisjointSets()
  expect(sets.same('a', 'b')).toBe(false)
  expect(sets.valueOf('a')).toBe('a')
  sets.unite('a', 'b', 'x')
  sets.unite('c', 'd', 'y')
  expect(sets.same('a', 'b')).toBe(true)
  expect(sets.same('a', 'c')).toBe(false)
  sets.unite('b', 'd', 'z')
  expect(['a', 'b', 'c', 'd'].map((id) => sets.valueOf(id))).toEqual(['z', 'z', 'z', 'z'])
  expect(new Set(['a', 'b', 'c', 'd'].map((id) => sets.find(id))).size).toBe(1)
  sets.unite('a', 'd', 'w')
  expect(sets.valueOf('c')).toBe('w')
})

test('fields that name things of the scene are changed, in the block and in its shadows, and no others', () => {
  const ids = new Map([['old', 'new']])
  for (const field of ['ITEM', 'ITEM2', 'FROM', 'TO']) expect(isItemField(field)).toBe(true)
  expect(isItemField('NAME') || isItemField('THE_ITEM')).toBe(false)
  const record = {
    type: 'old',
    'f:ITEM': 'old',
    'f:ITEM2': 'other',
    'f:ITEM3': 7,
    'f:NAME': 'old',
    's:DO': { fields: { ITEM: 'old', NAME: 'old' }, inputs: { IN: { shadow: { fields: { ITEM: 'old' } } } } },
    's:NONE': 'old',
    'o:data': 'old',
  }
  expect(withItems(record, ids)).toEqual({
    ...record,
    'f:ITEM': 'new',
    's:DO': { fields: { ITEM: 'new', NAME: 'old' }, inputs: { IN: { shadow: { fields: { ITEM: 'new' } } } } },
  })
})

const fileOf = (
  blocks: Readonly<Record<string, StoredRecord>>,
  variables: Readonly<Record<string, StoredRecord>> = {},
) => materialiseBlocks(Object.entries(blocks), Object.entries(variables), [])

test('a file is nested as Blockly writes it, with shadows where nothing is plugged in and beneath what is', () => {
  const file = fileOf(
    {
      top: {
        type: 'repeat',
        n: true,
        at: free(3, 4),
        's:TIMES': { type: 'number' },
        's:next': { type: 'end' },
      },
      value: { type: 'add', at: under('top', 'TIMES') },
      below: { type: 'wait', n: true, at: under('top'), 'f:SECONDS': 1, 'o:collapsed': true },
      other: { type: 'wait', n: true, at: free(0, 0), 's:IN': { type: 'number' } },
    },
    { v: { name: 'score', type: '' }, w: { name: 'who', type: 'String' } },
  )
  expect(toBlocklyState(file)).toEqual({
    blocks: {
      languageVersion: 0,
      blocks: [
        { type: 'wait', id: 'other', inputs: { IN: { shadow: { type: 'number' } } }, x: 0, y: 0 },
        {
          type: 'repeat',
          id: 'top',
          x: 3,
          y: 4,
          inputs: { TIMES: { shadow: { type: 'number' }, block: { type: 'add', id: 'value' } } },
          next: {
            shadow: { type: 'end' },
            block: { type: 'wait', id: 'below', fields: { SECONDS: 1 }, collapsed: true },
          },
        },
      ],
    },
    variables: [
      { id: 'v', name: 'score' },
      { id: 'w', name: 'who', type: 'String' },
    ],
  })
})

test('a block’s own state holds nothing that it does not have', () => {
  const block = fileOf({ a: { type: 'wait', at: free() } }).blocks.get('a')
  expect(block && ownBlockState(block)).toEqual({ type: 'wait', id: 'a' })
})

test('free blocks stand from top to bottom, then from left to right, then by id; what hangs on one behind it by id', () => {
  const order = [
    ...fileOf({
      d: { type: 'wait', at: free(0, 9) },
      c: { type: 'wait', at: free(5, 1) },
      b: { type: 'wait', at: free(1, 1) },
      a2: { type: 'wait', at: free(1, 1) },
      z: { type: 'add', at: under('b', 'IN1') },
      y: { type: 'add', at: under('b', 'IN2') },
    }).blocks.keys(),
  ]
  expect(order).toEqual(['a2', 'b', 'c', 'd', 'y', 'z'])
})

test('where the loser of a slot goes', () => {
  const place = (blocks: Readonly<Record<string, StoredRecord>>, id: string) =>
    fileOf(blocks).blocks.get(id)?.place
  const top = { type: 'wait', n: true, at: free() }
  const below = (p: string) => ({ parent: p, input: 'next', kind: 'statement' })
  const early = { type: 'wait', n: true, at: under('top', 'next', 1) }
  const late = { type: 'wait', n: true, at: under('top', 'next', 2) }
  expect(place({ top, early, late }, 'late')).toEqual(below('top'))
  expect(place({ top, early, late }, 'early')).toEqual(below('late'))
  expect(place({ top, early, late: { ...late, n: false } }, 'early')).toEqual({ parent: null, x: 24, y: 24 })
  const tail = { type: 'wait', n: true, at: under('late', 'next', 1) }
  expect(place({ top, early, late, tail }, 'early')).toEqual(below('late'))
  expect(place({ top, early, late, tail }, 'tail')).toEqual(below('early'))
  const end = { ...early, n: false }
  expect(place({ top, early: end, late, tail }, 'early')).toEqual(below('tail'))
  expect(place({ top, early: end, late, tail }, 'tail')).toEqual(below('late'))
  const value = (t: number) => ({ type: 'add', at: under('top', 'IN', t) })
  expect(place({ top, early: value(1), late: value(2) }, 'early')).toEqual({ parent: null, x: 24, y: 24 })
  expect(place({ top: { ...top, del: { t: 1, c: '' } }, early }, 'early')).toEqual({
    parent: null,
    x: 24,
    y: 24,
  })
  expect(place({ own: { type: 'wait', n: true, at: under('own') } }, 'own')).toEqual({
    parent: null,
    x: 24,
    y: 24,
  })
})

test('a block of very many inputs is built in time that grows with them', () => {
  const inside = Array.from({ length: 60_000 }, (_, index): [string, StoredRecord] => [
    `b${index}`,
    { type: 'x', at: { p: 'root', i: `I${index}`, k: 'v', t: 1, c: 'ana' } },
  ])
  const { blocks } = toBlocklyState(materialiseBlocks([['root', { type: 'x' }], ...inside], [], []))
  expect(blocks).toMatchObject({ blocks: [{ id: 'root', inputs: { I7: { block: { id: 'b7' } } } }] })
})
