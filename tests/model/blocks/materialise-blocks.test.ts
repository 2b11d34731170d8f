import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { materialiseBlocks } from '../../../model/blocks/materialise-blocks.ts'
import type { StoredRecord } from '../../../model/document/records.ts'
import type { JsonValue } from '../../../model/json.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const id = fc.constantFrom(...ids)
const json = fc.jsonValue() as fc.Arbitrary<JsonValue>
const stamp = { t: fc.nat(5), c: fc.constantFrom('p', 'q') }
const at = fc.oneof(
  fc.record({ p: id, i: fc.constantFrom('next', 'DO'), k: fc.constantFrom('s', 'v'), ...stamp }),
  fc.record({ p: fc.constant(null), x: fc.integer(), y: fc.integer(), ...stamp }),
  json,
)
const record = fc.record(
  {
    type: fc.oneof(fc.constant('control_wait'), json),
    n: fc.boolean(),
    at,
    'f:VAR': json,
    'o:inputs': json,
    's:DO': json,
    del: fc.constantFrom(null, { t: 1, c: 'p' }),
  },
  { requiredKeys: ['at'] },
) as fc.Arbitrary<StoredRecord>
const records = fc.uniqueArray(fc.tuple(id, record), { selector: ([key]) => key })

const statement = (place: JsonValue): StoredRecord => ({ type: 'control_wait', n: true, at: place })
const under = (p: string, i: string, t: number) => ({ p, i, k: 's', t, c: 'p' })

describe('materialiseBlocks', () => {
  test('shows every live block once, every slot with one occupant, nothing inside itself, whatever is stored', () => {
    assertProperty(
      fc.property(records, fc.array(fc.tuple(id, record)), (blocks, variables) => {
        const file = materialiseBlocks(blocks, variables, [])
        const slots = new Set<string>()
        const seen = new Set<string>()
        for (const { id: own, place } of file.blocks.values()) {
          if (place.parent !== null) {
            expect(seen.has(place.parent)).toBe(true)
            const slot = `${place.parent} ${place.input}`
            expect(slots.has(slot)).toBe(false)
            slots.add(slot)
          }
          seen.add(own)
        }
        const live = [...file.records.values()].filter(({ isDeleted }) => !isDeleted)
        expect(seen.size).toBe(live.length)
        expect(JSON.stringify(toBlocklyState(file)).length).toBeGreaterThan(0)
      }),
      500,
    )
  })

  test('does not depend on the order of the records', () => {
    assertProperty(
      fc.property(records, (blocks) => {
        const shown = (list: typeof blocks) => [...materialiseBlocks(list, [], []).blocks.values()]
        expect(shown(blocks.toReversed())).toEqual(shown(blocks))
      }),
      100,
    )
  })

  test('the later claim takes a slot; the statement that lost it goes below', () => {
    const file = materialiseBlocks(
      [
        ['if', statement({ p: null, x: 1, y: 2, t: 1, c: 'p' })],
        ['old', statement(under('if', 'DO', 2))],
        ['new', statement(under('if', 'DO', 3))],
      ],
      [],
      [],
    )
    expect(file.blocks.get('new')?.place).toEqual({ parent: 'if', input: 'DO', kind: 'statement' })
    expect(file.blocks.get('old')?.place).toEqual({ parent: 'new', input: 'next', kind: 'statement' })
    expect([...file.displaced]).toEqual(['old'])
  })

  test('the last claim that closes a ring is not followed', () => {
    const file = materialiseBlocks(
      [
        ['a', statement(under('b', 'DO', 1))],
        ['b', statement(under('a', 'DO', 2))],
      ],
      [],
      [],
    )
    expect(file.blocks.get('a')?.place.parent).toBe('b')
    expect(file.blocks.get('b')?.place.parent).toBeNull()
  })

  test('a chain of 50,000 blocks is read without recursion', () => {
    const chain = Array.from({ length: 50_000 }, (_, n): [string, StoredRecord] => [
      `n${n}`,
      statement(n === 0 ? { p: null, x: 0, y: 0, t: 1, c: 'p' } : under(`n${n - 1}`, 'next', n)),
    ])
    expect(materialiseBlocks(chain, [], []).blocks.size).toBe(50_000)
  })

  test('a variable that a live block uses exists, and names are unique whatever their case', () => {
    const get = (variable: string): StoredRecord => ({
      type: 'variables_get',
      at: null,
      'f:VAR': { id: variable },
    })
    const file = materialiseBlocks(
      [
        ['x', get('gone')],
        ['y', get('v1')],
      ],
      [
        ['v1', { name: 'Score', del: { t: 3, c: 'p' } }],
        ['v2', { name: 'score', born: { t: 2, c: 'p' } }],
      ],
      [],
    )
    expect(file.variables).toEqual([
      { id: 'gone', name: 'item', type: '' },
      { id: 'v1', name: 'Score', type: '' },
      { id: 'v2', name: 'score2', type: '' },
    ])
  })
})
