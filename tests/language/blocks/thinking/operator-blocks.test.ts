import { expect, test } from 'vitest'
import type { operatorBlocks } from '../../../../language/blocks/definitions/operator-blocks.ts'
import { entityId, frameEntity } from '../../../support/scripts/frame-entities.ts'
import {
  type BlockState,
  number,
  one,
  runBlocks,
  say,
  start,
  text,
  wait,
} from '../../../support/scripts/offered-block.ts'

const entities = [frameEntity('dragon'), frameEntity('reader')]
const boolean = (value: 'TRUE' | 'FALSE') => one('logic_boolean', { fields: { BOOL: value } })
const op = (type: string, choice: string) => one(type, { fields: { OP: choice } })
const minus = (a: BlockState, b: BlockState) =>
  one('math_arithmetic', { fields: { OP: 'MINUS' }, inputs: { A: a, B: b } })

/** What each block says, as it comes out of the toolbox or filled otherwise. */
const rows: Readonly<Record<keyof typeof operatorBlocks, readonly (readonly [BlockState, string])[]>> = {
  math_number: [[number(-4.5), '-4.5']],
  math_arithmetic: [
    [one('math_arithmetic'), '2'],
    [minus(number(5), minus(number(3), number(1))), '3'],
    [op('math_arithmetic', 'DIVIDE'), '1'],
  ],
  operator_random: [[one('operator_random', { inputs: { FROM: number(4), TO: number(4) } }), '4']],
  logic_compare: [
    [one('logic_compare'), 'true'],
    [op('logic_compare', 'GT'), 'false'],
    [one('logic_compare', { inputs: { A: text('a'), B: text('a') } }), 'true'],
  ],
  logic_operation: [
    [one('logic_operation'), 'false'],
    [
      one('logic_operation', {
        fields: { OP: 'OR' },
        inputs: { A: boolean('FALSE'), B: boolean('TRUE') },
      }),
      'true',
    ],
  ],
  logic_negate: [[one('logic_negate'), 'true']],
  logic_boolean: [
    [one('logic_boolean'), 'true'],
    [boolean('FALSE'), 'false'],
  ],
  text: [[text("It's “me”"), "It's “me”"]],
  operator_join: [
    [one('operator_join'), 'Hello world'],
    [one('operator_join', { inputs: { A: number(1), B: number(2) } }), '12'],
    [
      one('operator_join', {
        inputs: { A: text('n: '), B: one('math_arithmetic', { inputs: { A: number(20) } }) },
      }),
      'n: 21',
    ],
  ],
  operator_length: [
    [one('operator_length'), '6'],
    [one('operator_length', { inputs: { TEXT: number(1234) } }), '4'],
  ],
  operator_letter: [
    [one('operator_letter'), 'd'],
    [one('operator_letter', { inputs: { N: minus(number(4), number(1)) } }), 'a'],
  ],
  operator_contains: [
    [one('operator_contains'), 'true'],
    [one('operator_contains', { inputs: { PART: text('x') } }), 'false'],
  ],
  operator_to_number: [[minus(one('operator_to_number'), number(1)), '6']],
  operator_to_text: [[one('operator_join', { inputs: { A: one('operator_to_text'), B: text('!') } }), '7!']],
  math_round: [
    [one('math_round'), '4'],
    [op('math_round', 'ROUNDDOWN'), '3'],
    [op('math_round', 'ROUNDUP'), '4'],
  ],
  math_modulo: [[one('math_modulo'), '1']],
  math_single: [
    [one('math_single'), '3'],
    [one('math_single', { fields: { OP: 'ABS' }, inputs: { NUM: number(-7) } }), '7'],
  ],
  math_trig: [
    [one('math_trig', { inputs: { NUM: number(90) } }), '1'],
    [one('math_trig', { fields: { OP: 'COS' }, inputs: { NUM: number(180) } }), '-1'],
    [one('math_round', { inputs: { NUM: op('math_trig', 'TAN') } }), '1'],
  ],
  operator_min_max: [
    [one('operator_min_max'), '3'],
    [op('operator_min_max', 'max'), '5'],
  ],
  operator_position: [],
}

test.each(
  Object.entries(rows).flatMap(([type, cases]) => cases.map(([block, says]) => [type, says, block] as const)),
)('%s gives %s', async (_, says, block) => {
  const ran = await runBlocks([start(wait(0.1), say(block))], { entities })
  expect(ran.errors, ran.code).toEqual([])
  expect(ran.said.at(-1), ran.code).toBe(says)
})

test('operator_position is a place to which things can be brought', async () => {
  const place = one('operator_position', { inputs: { X: minus(number(1), number(3)) } })
  const copy = one('control_copy', { fields: { ITEM: 'dragon' }, inputs: { PLACE: place } })
  const { simulation } = await runBlocks([start(copy)], { entities })
  expect(simulation.entities.get(entityId('copy-1'))?.position).toEqual([-2, 1, 0])
})

test('random numbers stay in their bounds and come again with the seed', async () => {
  const roll = () => runBlocks([start(say(one('operator_random')))], { entities })
  const [first, again] = [await roll(), await roll()]
  expect(first.said[0]).toMatch(/^[1-6]$/)
  expect(again.said).toEqual(first.said)
})
