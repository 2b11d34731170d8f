import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import { BlocksView } from '../../../model/blocks/blocks-view.ts'
import { materialiseBlocks } from '../../../model/blocks/materialise-blocks.ts'
import { resolvePlaces } from '../../../model/blocks/resolve-places.ts'
import type { StoredRecord } from '../../../model/document/records.ts'
import type { JsonValue } from '../../../model/json.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const id = fc.constantFrom(...ids)
const json = fc.jsonValue() as fc.Arbitrary<JsonValue>
const stamp = { t: fc.nat(6), c: fc.constantFrom('p', 'q') }
const under = fc.record({ p: id, i: fc.constantFrom('next', 'DO'), k: fc.constantFrom('s', 'v'), ...stamp })
const free = fc.record({ p: fc.constant(null), x: fc.nat(9), y: fc.nat(9), ...stamp })
const type = fc.constantFrom('control_wait', 'procedures_defnoreturn', 'procedures_callnoreturn')
const extraState = fc.record(
  {
    name: fc.constantFrom('jump', 'Jump', 'run'),
    params: fc.array(fc.record({ id, name: fc.constant('x') }), { maxLength: 2 }),
    procedure: id,
  },
  { requiredKeys: [] },
)
const record = fc.record(
  {
    type: fc.oneof({ weight: 9, arbitrary: type }, json),
    n: fc.boolean(),
    at: fc.oneof({ weight: 6, arbitrary: under }, { weight: 3, arbitrary: free }, json),
    'f:NAME': fc.constantFrom('jump', 'Jump', 'run'),
    'f:VAR': fc.oneof(fc.record({ id }), json),
    'o:extraState': fc.oneof({ weight: 4, arbitrary: extraState }, json),
    del: fc.constantFrom(undefined, undefined, { t: 1, c: 'p' }),
  },
  { requiredKeys: ['at', 'type', 'n'] },
) as fc.Arbitrary<StoredRecord>
const variable = fc.record(
  { name: fc.constantFrom('x', 'X', 'y'), born: fc.record(stamp), del: fc.constantFrom(undefined, 1) },
  { requiredKeys: ['name'] },
) as fc.Arbitrary<StoredRecord>
const comment = fc.record({ text: fc.oneof(fc.string(), json), at: json }) as fc.Arbitrary<StoredRecord>

const some = (value: fc.Arbitrary<StoredRecord>) =>
  fc.uniqueArray(fc.tuple(id, fc.option(value, { nil: undefined, freq: 9 })), {
    selector: ([key]) => key,
    maxLength: 3,
  })
const step = fc.record({ blocks: some(record), variables: some(variable), comments: some(comment) })

type Stored = Map<string, StoredRecord>

function apply(stored: Stored, changes: readonly (readonly [string, StoredRecord | undefined])[]): void {
  for (const [key, value] of changes) {
    if (value) stored.set(key, value)
    else stored.delete(key)
  }
}

const shown = (file: BlocksFile) => ({
  blocks: [...file.blocks.values()],
  variables: file.variables,
  comments: file.comments,
  displaced: [...file.displaced].sort(),
  broken: file.broken,
  records: Object.fromEntries(file.records),
})

/** A file of `count` blocks: stacks of 40, each with a number plugged in. */
function bigFile(count: number): [string, StoredRecord][] {
  return Array.from({ length: count }, (_, n): [string, StoredRecord] => {
    const place = n % 40 === 0 ? { p: null, x: 10, y: n } : { p: `n${n - 1}`, i: 'next', k: 's' }
    return [`n${n}`, { type: 'control_wait', n: true, at: { ...place, t: n + 1, c: 'p' }, 'f:NUM': n }]
  })
}

describe('BlocksView', () => {
  test('[invariant 49] [invariant 51] step by step it shows what reading all records at once shows', () => {
    assertProperty(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const view = new BlocksView()
        const stored = { blocks: new Map(), variables: new Map(), comments: new Map() } as const
        let before: BlocksFile | undefined
        for (const { blocks, variables, comments } of steps) {
          apply(stored.blocks, blocks)
          apply(stored.variables, variables)
          apply(stored.comments, comments)
          const file = view.update({ blocks, variables, comments })
          expect(shown(file)).toEqual(
            shown(materialiseBlocks(stored.blocks, stored.variables, stored.comments)),
          )
          const live = new Map([...file.records].filter(([, { isDeleted }]) => !isDeleted))
          const { places, displaced } = resolvePlaces(live)
          for (const block of file.blocks.values()) expect(block.place).toEqual(places.get(block.id))
          expect(file.displaced).toEqual(displaced)
          for (const block of file.blocks.values()) {
            const old = before?.blocks.get(block.id)
            const isTouched = blocks.some(([key]) => key === block.id)
            if (!isTouched && old && JSON.stringify(old) === JSON.stringify(block)) expect(block).toBe(old)
          }
          before = file
        }
      }),
      400,
      undefined,
      60,
    )
  })

  test('one changed block of 2,000 leaves all others the same objects, and what was given out stays as it was', () => {
    const view = new BlocksView()
    const before = view.update({ blocks: bigFile(2_000), variables: [], comments: [] })
    const copy = JSON.stringify([...before.blocks])
    const changed = { type: 'control_wait', n: true, at: { p: null, x: 5, y: 5, t: 9_000, c: 'p' } }
    const after = view.update({ blocks: [['n1000', changed]], variables: [], comments: [] })
    const others = [...after.blocks.values()].filter((block) => before.blocks.get(block.id) !== block)
    expect(others.map(({ id: own }) => own)).toEqual(['n1000'])
    expect(JSON.stringify([...before.blocks])).toBe(copy)
  })

  test('a conflict and its end touch only the stacks that it is about', () => {
    const view = new BlocksView()
    const before = view.update({ blocks: bigFile(2_000), variables: [], comments: [] })
    const claim = (t: number) => ({ type: 'w', n: true, at: { p: 'n5', i: 'next', k: 's', t, c: 'q' } })
    const fought = view.update({ blocks: [['new', claim(9_000)]], variables: [], comments: [] })
    expect(fought.blocks.get('n6')?.place).toMatchObject({ parent: 'new', input: 'next' })
    expect([...fought.displaced]).toEqual(['n6'])
    const gone = { ...claim(9_000), del: { t: 9_001, c: 'q' } }
    const after = view.update({ blocks: [['new', gone]], variables: [], comments: [] })
    expect([...after.displaced]).toEqual([])
    for (const block of after.blocks.values()) {
      if (block.id !== 'n6') expect(block).toBe(before.blocks.get(block.id))
    }
    expect([...after.blocks.values()]).toEqual([...before.blocks.values()])
  })

  test.each<[string, (n: number, count: number) => JsonValue]>([
    ['a chain', (n) => ({ p: `n${n - 1}`, i: 'next', k: 's', t: n, c: 'p' })],
    ['a ring', (n, count) => ({ p: `n${(n + 1) % count}`, i: 'next', k: 's', t: n, c: 'p' })],
    ['all in one slot', (n) => ({ p: 'n0', i: 'next', k: 's', t: n, c: 'p' })],
    [
      'all in one slot that was claimed backwards',
      (n) => ({ p: 'n0', i: 'next', k: 's', t: 9e5 - n, c: 'p' }),
    ],
    ['pairs in each other', (n) => ({ p: `n${n ^ 1}`, i: 'DO', k: 's', t: n, c: 'p' })],
    ['everything inside itself', (n) => ({ p: `n${n}`, i: 'DO', k: 'v', t: n, c: 'p' })],
  ])('%s of 10,000 blocks is shown whole, and a change of one block as well', (_, claim) => {
    const blocks = (count: number) =>
      Array.from({ length: count }, (_value, n): [string, StoredRecord] => [
        `n${n}`,
        { type: 'w', n: true, at: claim(n, count) },
      ])
    const view = new BlocksView()
    expect(view.update({ blocks: blocks(10_000), variables: [], comments: [] }).blocks.size).toBe(10_000)
    const moved = { type: 'w', n: true, at: { p: null, x: 1, y: 1, t: 1e6, c: 'p' } }
    const stored = new Map(blocks(10_000)).set('n5000', moved)
    const after = view.update({ blocks: [['n5000', moved]], variables: [], comments: [] })
    expect([...after.blocks]).toEqual([...materialiseBlocks(stored, [], []).blocks])
  })
})
