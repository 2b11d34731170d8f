import { expect } from 'vitest'
import type { listBlocks } from '../../../../language/blocks/definitions/list-blocks.ts'
import type { operatorBlocks } from '../../../../language/blocks/definitions/operator-blocks.ts'
import type { variableBlocks } from '../../../../language/blocks/definitions/variable-blocks.ts'
import { call, factorial } from '../../../support/scripts/factorial-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import {
  type BlockState,
  chain,
  number,
  one,
  start,
  text,
  wait,
} from '../../../support/scripts/offered-block.ts'
import { over } from '../../seen-in-frame/expect-seen.ts'
import {
  answers,
  type BlockCase,
  board,
  mark,
  marked,
  standsAt,
  thingOf,
  write,
  written,
} from '../block-case.ts'

const plain = (type: keyof typeof operatorBlocks, words: string, inputs: Record<string, BlockState> = {}) =>
  answers(type, { inputs, run: 'values' }, words)
const alone = (type: string, block: BlockState, words: string): BlockCase => ({
  run: 'values',
  things: [board(type)],
  stacks: [start(write(type, block))],
  sees: written(type, words),
})

export const operatorCases: Readonly<Record<keyof typeof operatorBlocks, BlockCase>> = {
  math_number: alone('math_number', number(-4.5), '-4.5'),
  math_arithmetic: plain('math_arithmetic', '2'),
  operator_random: plain('operator_random', '4', { FROM: number(4), TO: number(4) }),
  logic_compare: plain('logic_compare', 'true'),
  logic_operation: plain('logic_operation', 'false'),
  logic_negate: plain('logic_negate', 'true'),
  logic_boolean: alone('logic_boolean', one('logic_boolean', { fields: { BOOL: 'FALSE' } }), 'false'),
  text: alone('text', text('It’s “me”'), 'It’s “me”'),
  operator_join: plain('operator_join', 'Hello world'),
  operator_length: plain('operator_length', '6'),
  operator_letter: plain('operator_letter', 'd'),
  operator_contains: plain('operator_contains', 'true'),
  operator_to_number: alone(
    'operator_to_number',
    one('math_arithmetic', {
      fields: { OP: 'MINUS' },
      inputs: { A: one('operator_to_number'), B: number(1) },
    }),
    '6',
  ),
  operator_to_text: alone(
    'operator_to_text',
    one('operator_join', { inputs: { A: one('operator_to_text'), B: text('!') } }),
    '7!',
  ),
  math_round: plain('math_round', '4'),
  math_modulo: plain('math_modulo', '1'),
  math_single: plain('math_single', '3'),
  math_trig: alone(
    'math_trig',
    one('math_round', { inputs: { NUM: one('math_trig', { fields: { OP: 'TAN' } }) } }),
    '1',
  ),
  operator_min_max: plain('operator_min_max', '3'),
  operator_position: {
    run: 'values',
    things: [frameEntity('operator_position')],
    stacks: [
      start(
        one('control_copy', {
          fields: { ITEM: 'operator_position' },
          inputs: { PLACE: one('operator_position', { inputs: { X: number(-2) } }) },
        }),
      ),
    ],
    sees: standsAt('copy-1', -2, 1, 0),
  },
}

const variables = [
  { id: 'v', name: 'Punkte im Spiel' },
  { id: 'l', name: 'Obst', type: 'List' },
]
const VAR = { id: 'v' }
const about = (type: string, inputs: Readonly<Record<string, BlockState>> = {}) =>
  one(type, { fields: { VAR }, inputs })
const list = (type: string, inputs: Readonly<Record<string, BlockState>> = {}) =>
  one(type, { fields: { VAR: { id: 'l' } }, inputs })
const own = (type: string) => one(type, { fields: { NAME: 'lives left', ITEM: 'variables-owner' } })

/** A program that ends with a value on the board of the block. */
const ends = (type: string, blocks: readonly BlockState[], value: BlockState, words: string): BlockCase => ({
  run: 'values',
  variables,
  things: [board(type)],
  stacks: [start(...blocks, write(type, value))],
  sees: written(type, words),
})
/** What the list holds after a block. */
const holds = (type: string, block: BlockState, words: string): BlockCase =>
  ends(type, [list('list_create'), block], list('list_get'), words)
export const variableCases: Readonly<Record<keyof typeof variableBlocks, BlockCase>> = {
  variables_get: ends('variables_get', [], about('variables_get'), '0'),
  variables_set: ends(
    'variables_set',
    [about('variables_set', { VALUE: text('seven') })],
    about('variables_get'),
    'seven',
  ),
  math_change: ends('math_change', [about('math_change'), about('math_change')], about('variables_get'), '2'),
  variables_show: {
    run: 'values',
    variables: [{ id: 'v', name: 'Eggs' }],
    stacks: [start(about('variables_show'), wait(0.1), about('variables_set', { VALUE: number(12) }))],
    sees: over('Eggs12'),
  },
  variables_hide: {
    run: 'values',
    variables: [{ id: 'v', name: 'Secret' }],
    stacks: [start(about('variables_show'), wait(0.1), about('variables_hide'))],
    sees: ({ layerNow }) => expect(layerNow.join()).not.toContain('Secret'),
  },
  variables_own_get: {
    ...ends('variables_own_get', [], own('variables_own_get'), '0'),
    things: [board('variables_own_get'), frameEntity('variables-owner')],
  },
  variables_own_set: ends(
    'variables_own_set',
    [wait(0.5), own('variables_own_set')],
    own('variables_own_get'),
    '3',
  ),
  variables_own_change: ends(
    'variables_own_change',
    [wait(1), own('variables_own_change')],
    own('variables_own_get'),
    '4',
  ),
}

export const listCases: Readonly<Record<keyof typeof listBlocks, BlockCase>> = {
  list_create: holds('list_create', wait(0.1), 'apple, pear, cherry'),
  list_add: holds('list_add', list('list_add', { VALUE: number(7) }), 'apple, pear, cherry, 7'),
  list_insert: holds(
    'list_insert',
    list('list_insert', { N: number(2), VALUE: text('fig') }),
    'apple, fig, pear, cherry',
  ),
  list_delete: holds('list_delete', list('list_delete'), 'pear, cherry'),
  list_replace: holds('list_replace', list('list_replace', { VALUE: text('fig') }), 'fig, pear, cherry'),
  list_shuffle: {
    ...holds('list_shuffle', list('list_shuffle'), ''),
    sees(seen) {
      const words = /"value":"([^"]*)"/.exec(thingOf(seen, 'list_shuffle-board').look)?.[1]
      expect(words?.split(', ').toSorted()).toEqual(['apple', 'cherry', 'pear'])
    },
  },
  list_empty: ends('list_empty', [list('list_create'), list('list_empty')], list('list_length'), '0'),
  list_get: holds('list_get', wait(0.1), 'apple, pear, cherry'),
  list_item: ends('list_item', [list('list_create')], list('list_item'), 'apple'),
  list_length: ends('list_length', [list('list_create')], list('list_length'), '3'),
  list_contains: ends('list_contains', [list('list_create')], list('list_contains'), 'true'),
  list_each: {
    ...ends(
      'list_each',
      [
        list('list_create'),
        one('list_each', {
          fields: { VAR: { id: 'l' }, VALUE: VAR },
          inputs: { DO: chain(mark('list_each', 'a'), wait(0.1)) },
        }),
      ],
      about('variables_get'),
      'cherry',
    ),
    sees(seen) {
      marked('list_each', 'aaa')(seen)
      written('list_each', 'cherry')(seen)
    },
  },
}

const define = (name: string, stack: BlockState) =>
  one('procedures_defnoreturn', { fields: { NAME: name }, inputs: { STACK: stack } })
const calculates = (type: string, value: number, words: string): BlockCase => ({
  run: 'values',
  variables: [{ id: 'n', name: 'n' }],
  things: [board(type)],
  stacks: [start(write(type, call('procedures_callreturn', 'factorial', number(value)))), factorial],
  sees: written(type, words),
})
const marksTwice = (type: string): BlockCase => ({
  run: 'values',
  stacks: [
    start(call('procedures_callnoreturn', 'mach was!'), mark(type, 'b')),
    define('Mach was!', chain(wait(0.2), mark(type, 'a'))),
  ],
  sees: marked(type, 'ab'),
})

/** Blocks of one’s own, whose looks are Blockly’s. */
export const procedureCases = {
  procedures_defnoreturn: marksTwice('procedures_defnoreturn'),
  procedures_callnoreturn: marksTwice('procedures_callnoreturn'),
  procedures_defreturn: calculates('procedures_defreturn', 5, '120'),
  procedures_callreturn: calculates('procedures_callreturn', 4, '24'),
  procedures_ifreturn: calculates('procedures_ifreturn', 1, '1'),
} as const satisfies Readonly<Record<string, BlockCase>>
