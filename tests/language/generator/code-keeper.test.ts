import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { createCodeKeeper } from '../../../language/generator/code-keeper.ts'
import { generateCode } from '../../../language/generator/generate-code.ts'
import type { BlocksFile, PlacedBlock } from '../../../model/blocks/blocks-file.ts'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { createReplica, fileId, startBytes } from '../../blocks/replica.ts'

const stacks = 8
const perStack = 6
const things = ['t0', 't1', 't2', 'gone']
const variables = ['v0', 'v1']
const itemOf = (n: number) => things[n % things.length] ?? ''

/** What stands at a place of a stack: an event or an own block at its top, and blocks that ask for names of all kinds below. */
function blockAt(stack: number, place: number, turn: number): BlockUpsert {
  const id = `s${stack}-${place}`
  const top = place === 0
  const kinds = [
    { type: 'motion_turn', fields: { ITEM: itemOf(stack + turn), DIRECTION: 'turnLeft' } },
    { type: 'math_change', fields: { VAR: { id: variables[turn % 2] ?? '' } } },
    { type: 'looks_say', fields: { ITEM: itemOf(place + turn) } },
    {
      type: 'procedures_callnoreturn',
      fields: {},
      extra: { extraState: { name: turn % 2 ? 'dance' : 'nobody' } },
    },
    { type: 'control_forever', fields: {} },
  ]
  const tops = [
    { type: 'event_start', fields: {} },
    { type: 'event_click', fields: { ITEM: itemOf(turn) } },
    { type: 'procedures_defnoreturn', fields: { NAME: 'dance' } },
    { type: 'motion_turn', fields: {} },
  ]
  const kind: { type: string; fields: BlockUpsert['fields']; extra?: BlockUpsert['extra'] } = (top
    ? tops[(stack + turn) % tops.length]
    : kinds[(place + turn) % kinds.length]) ?? { type: 'nope', fields: {} }
  return {
    id,
    hasNext: true,
    shadows: {},
    type: kind.type,
    fields: kind.fields,
    extra: { ...kind.extra, ...(turn % 5 === 4 ? { enabled: false } : {}) },
    at: top
      ? { parent: null, x: 20 * stack, y: 10 * ((stack + turn) % stacks) }
      : { parent: `s${stack}-${place - 1}`, input: 'next', kind: 'statement' },
  }
}

const change = fc.record({
  stack: fc.nat(stacks - 1),
  place: fc.nat(perStack - 1),
  turn: fc.nat(9),
  isDeleted: fc.boolean(),
  name: fc.constantFrom('Dragon', 'dragon', 'Tree house', 'score', ''),
  renamed: fc.nat(2),
})

test('after any change the code is the same as if all of it were written anew', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      const { source } = createReplica(2, startBytes())
      const all = Array.from({ length: stacks * perStack }, (_, n) =>
        blockAt(Math.floor(n / perStack), n % perStack, 0),
      )
      const madeOf = variables.map((id) => ({ id, name: id === 'v0' ? 'score' : 'dragon', type: '' }))
      source.store({ fileId, upserts: all, deletes: [], variables: { upserts: madeOf, deletes: [] } })
      const names = new Map([
        ['t0', 'Dragon'],
        ['t1', 'Tree house'],
        ['t2', 'Dragon'],
      ])
      const keeper = createCodeKeeper()
      for (const { stack, place, turn, isDeleted, name, renamed } of changes) {
        const upsert = blockAt(stack, place, turn)
        source.store({
          fileId,
          upserts: isDeleted ? [] : [upsert],
          deletes: isDeleted ? [upsert.id] : [],
        })
        if (turn === 0) names.set(`t${renamed}`, name)
        const file = source.read()
        expect(keeper.code(file, new Map(names))).toEqual(generateCode(toBlocklyState(file), names))
      }
    }),
    { numRuns: 60 },
  )
})

/** A tab of 2,000 blocks that notes which of them are read. */
function countedTab(read: Set<string>) {
  const blocks = new Map<string, PlacedBlock>()
  for (let stack = 0; stack < 200; stack += 1)
    for (let place = 0; place < 10; place += 1) {
      const id = `b${stack}-${place}`
      const parent = `b${stack}-${place - 1}`
      blocks.set(id, counted(id, place === 0 ? null : parent, `t${stack % 20}`, read))
    }
  return blocks
}

const counted = (id: string, parent: string | null, item: string, read: Set<string>): PlacedBlock => ({
  id,
  type: parent === null ? 'event_start' : 'motion_turn',
  place: parent === null ? { parent, x: 0, y: 0 } : { parent, input: 'next', kind: 'statement' },
  extra: {},
  shadows: {},
  get fields() {
    read.add(id)
    return parent === null ? {} : { ITEM: item, DIRECTION: 'turnLeft' }
  },
})

const fileOf = (blocks: ReadonlyMap<string, PlacedBlock>): BlocksFile => ({
  blocks,
  variables: [],
  comments: [],
  displaced: new Set(),
  broken: [],
  records: new Map(),
  variableRecords: new Map(),
  commentRecords: new Map(),
})

test('in a tab of 2,000 blocks a change writes its own stack anew and no other', () => {
  const read = new Set<string>()
  const blocks = countedTab(read)
  const names = new Map(Array.from({ length: 20 }, (_, n) => [`t${n}`, `Dragon ${n}`]))
  const keeper = createCodeKeeper()
  const { code } = keeper.code(fileOf(blocks), names)
  expect(read.size).toBe(2_000)
  read.clear()
  const other = new Map(blocks).set('b7-4', counted('b7-4', 'b7-3', 't8', read))
  const after = keeper.code(fileOf(other), names).code
  expect(after.split('\n').filter((line, at) => line !== code.split('\n')[at])).toEqual([
    '  await dragon8.turnLeft(0, {seconds: 0});',
  ])
  // The top of each stack is asked whether it names a block of one's own.
  expect([...read].filter((id) => !id.endsWith('-0'))).toEqual(
    Array.from({ length: 9 }, (_, place) => `b7-${place + 1}`),
  )
  read.clear()
  keeper.code(fileOf(other), new Map(names).set('t3', 'Cat'))
  expect(new Set([...read].filter((id) => !id.endsWith('-0')).map((id) => id.split('-')[0]))).toEqual(
    new Set(Array.from({ length: 10 }, (_, n) => `b${3 + 20 * n}`)),
  )
})
