import { expect, test } from 'vitest'
import type { listBlocks } from '../../../../language/blocks/definitions/list-blocks.ts'
import type { variableBlocks } from '../../../../language/blocks/definitions/variable-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import {
  type BlockState,
  type BlocksRan,
  chain,
  number,
  one,
  runBlocks,
  say,
  start,
  text,
  wait,
} from '../../../support/scripts/offered-block.ts'

const entities = [frameEntity('dragon'), frameEntity('reader')]
const variables = [
  { id: 'v', name: 'Punkte im Spiel' },
  { id: 'l', name: 'Obst', type: 'List' },
]
const VAR = { id: 'v' }
const about = (type: string, inputs: Readonly<Record<string, BlockState>> = {}) =>
  one(type, { fields: { VAR }, inputs })
const own = (type: string, item = 'dragon') => one(type, { fields: { NAME: 'lives left', ITEM: item } })
const list = (type: string, inputs: Readonly<Record<string, BlockState>> = {}) =>
  one(type, { fields: { VAR: { id: 'l' } }, inputs })
const filled = list('list_create')
const value = (name: string, shown: string | null) => ({ kind: 'value', name, text: shown })

interface Row {
  readonly blocks: readonly BlockState[]
  readonly is: (ran: BlocksRan) => void
}
const said = (expected: string) => (ran: BlocksRan) => expect(ran.said.at(-1), ran.code).toBe(expected)
/** What the list holds after a block. */
const holds = (block: BlockState, expected: string): Row => ({
  blocks: [filled, block, say(list('list_get'))],
  is: said(expected),
})

const rows: Readonly<Record<keyof typeof variableBlocks | keyof typeof listBlocks, Row>> = {
  variables_get: { blocks: [say(about('variables_get'))], is: said('0') },
  variables_set: {
    blocks: [about('variables_set', { VALUE: text('seven') }), say(about('variables_get'))],
    is: said('seven'),
  },
  math_change: { blocks: [about('math_change'), say(about('variables_get'))], is: said('1') },
  variables_show: {
    blocks: [about('variables_show'), wait(0.1), about('variables_set', { VALUE: number(0.1 + 0.2) })],
    is: ({ effects }) =>
      expect(effects).toEqual([value('Punkte im Spiel', '0'), value('Punkte im Spiel', '0.3')]),
  },
  variables_hide: {
    blocks: [about('variables_show'), wait(0.1), about('variables_hide'), wait(0.1), about('math_change')],
    is: ({ effects }) =>
      expect(effects).toEqual([value('Punkte im Spiel', '0'), value('Punkte im Spiel', null)]),
  },
  variables_own_get: { blocks: [say(own('variables_own_get'))], is: said('0') },
  variables_own_set: {
    blocks: [own('variables_own_set'), say(own('variables_own_get'))],
    is: said('3'),
  },
  variables_own_change: {
    blocks: [own('variables_own_change'), own('variables_own_change'), say(own('variables_own_get'))],
    is: said('2'),
  },
  list_create: holds(wait(0.1), 'apple, pear, cherry'),
  list_add: holds(list('list_add', { VALUE: number(7) }), 'apple, pear, cherry, 7'),
  list_insert: holds(list('list_insert', { N: number(2), VALUE: text('fig') }), 'apple, fig, pear, cherry'),
  list_delete: holds(list('list_delete'), 'pear, cherry'),
  list_replace: holds(list('list_replace', { VALUE: text('fig') }), 'fig, pear, cherry'),
  list_shuffle: {
    blocks: [filled, list('list_shuffle'), say(list('list_get'))],
    is: (ran) => expect(ran.said.at(-1)?.split(', ').sort()).toEqual(['apple', 'cherry', 'pear']),
  },
  list_empty: { blocks: [filled, list('list_empty'), say(list('list_length'))], is: said('0') },
  list_get: holds(wait(0.1), 'apple, pear, cherry'),
  list_item: { blocks: [filled, say(list('list_item'))], is: said('apple') },
  list_length: { blocks: [filled, say(list('list_length'))], is: said('3') },
  list_contains: { blocks: [filled, say(list('list_contains'))], is: said('true') },
  list_each: {
    blocks: [
      filled,
      one('list_each', {
        fields: { VAR: { id: 'l' }, VALUE: VAR },
        inputs: { DO: chain(say(about('variables_get')), wait(0.1)) },
      }),
    ],
    is: (ran) => expect(ran.said).toEqual(['apple', 'pear', 'cherry']),
  },
}

test.each(Object.keys(rows))('%s does with variables what it says', async (type) => {
  const { blocks, is } = rows[type as keyof typeof rows]
  const ran = await runBlocks([start(...blocks)], { entities, variables })
  expect(ran.errors, ran.code).toEqual([])
  is(ran)
})

test('own values belong to one thing each; a copy begins with those of its original', async () => {
  const { logs, errors } = await runBlocks([], {
    entities,
    beside: `const dragon = scene.get('dragon')
      dragon.my.lives = 3
      const copy = dragon.clone()
      copy.my.lives -= 1
      console.log(dragon.my.lives, copy.my.lives, scene.get('reader').my.lives)`,
  })
  expect(errors).toEqual([])
  expect(logs).toEqual(['3 2 0'])
})

test('a value whose function fails is an error once, and leaves the screen', async () => {
  const { errors, effects } = await runBlocks([], {
    beside: `let list = [1]
      showValue('first', () => list[0].toFixed())
      await wait(0.1)
      list = []`,
  })
  expect(errors).toHaveLength(1)
  expect(effects).toEqual([value('first', '1'), value('first', null)])
})
