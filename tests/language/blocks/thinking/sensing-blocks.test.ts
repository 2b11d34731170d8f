import { expect, test } from 'vitest'
import type { sensingBlocks } from '../../../../language/blocks/definitions/sensing-blocks.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { coinEntity, entityId, frameEntity } from '../../../support/scripts/frame-entities.ts'
import {
  type BlockState,
  type BlocksRan,
  one,
  runBlocks,
  say,
  start,
  wait,
} from '../../../support/scripts/offered-block.ts'

const entities = [
  frameEntity('dragon', { position: [0, 0, 0] }),
  frameEntity('wing', { parentId: 'dragon', position: [9, 9, 9] }),
  coinEntity('coin-1', 30),
  coinEntity('coin-2', 0.6),
  coinEntity('coin-3', -20),
  frameEntity('reader', { position: [3, 4, 0] }),
]
const two = { ITEM: 'dragon', ITEM_OTHER: 'coin-2' }

interface Row {
  readonly fields?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<number, readonly RunInput[]>>
  readonly stacks?: readonly BlockState[]
  /** What a value says after a quarter of a second. */
  readonly says?: string
  readonly is?: (ran: BlocksRan) => void
}

const rows: Readonly<Record<keyof typeof sensingBlocks, Row>> = {
  sensing_touching: { fields: two, says: 'true' },
  sensing_touching_like: { fields: { ...two, ITEM_OTHER: 'coin-1' }, says: 'true' },
  sensing_distance: { fields: { FROM: 'dragon', TO: 'reader' }, says: '5' },
  sensing_place: {
    fields: { ITEM: 'reader' },
    stacks: [
      start(
        one('control_copy', {
          fields: { ITEM: 'dragon' },
          inputs: { PLACE: one('sensing_place', { fields: { ITEM: 'reader' } }) },
        }),
      ),
    ],
    is: ({ simulation }) => expect(simulation.entities.get(entityId('copy-1'))?.position).toEqual([3, 4, 0]),
  },
  sensing_nearest: {
    stacks: [
      start(
        one('sensing_nearest', {
          fields: { ITEM: 'coin-1', FROM: 'dragon' },
          inputs: { DO: one('control_delete', { fields: { ITEM: '@it' } }) },
        }),
      ),
    ],
    is: ({ simulation }) =>
      expect([...simulation.entities.keys()].filter((id) => id.startsWith('coin'))).toEqual([
        'coin-1',
        'coin-3',
      ]),
  },
  sensing_count: { fields: { ITEM: 'coin-3' }, says: '3' },
  sensing_key: { inputs: { 3: [{ kind: 'key', phase: 'down', key: ' ' }] }, says: 'true' },
  sensing_pointer: {
    fields: { ITEM: 'dragon' },
    inputs: { 3: [{ kind: 'pointer', entityId: entityId('wing') }] },
    says: 'true',
  },
  sensing_ask: {
    stacks: [start(one('sensing_ask'), say(one('sensing_answer')))],
    inputs: { 20: [{ kind: 'answer', text: 'Mia' }] },
    is: ({ effects, said }) => {
      expect(effects).toEqual([
        { kind: 'question', text: 'What is your name?' },
        { kind: 'question', text: null },
      ])
      expect(said).toEqual(['Mia'])
    },
  },
  sensing_answer: { says: '' },
  sensing_timer: { says: '0.267' },
  sensing_reset_timer: {
    stacks: [start(wait(0.25), one('sensing_reset_timer'), wait(0.5), say(one('sensing_timer')))],
    is: ({ said }) => expect(said).toEqual(['0.5']),
  },
  sensing_device: { inputs: { 1: [{ kind: 'device', isPhone: true, isVR: false }] }, says: 'true' },
}

test.each(Object.keys(rows))('%s answers in a program what it asks', async (type) => {
  const { fields = {}, inputs = {}, stacks, says, is } = rows[type as keyof typeof rows]
  const ran = await runBlocks(stacks ?? [start(wait(0.25), say(one(type, { fields })))], { entities, inputs })
  expect(ran.errors, ran.code).toEqual([])
  if (says !== undefined) expect(ran.said.at(-1) ?? '', ran.code).toBe(says)
  is?.(ran)
})

test('without keys, pointer and touch the answers are no', async () => {
  for (const type of ['sensing_key', 'sensing_pointer', 'sensing_touching', 'sensing_device']) {
    const fields = { ITEM: 'dragon', ...(type === 'sensing_touching' ? { ITEM_OTHER: 'coin-1' } : {}) }
    const { said } = await runBlocks([start(say(one(type, { fields })))], { entities })
    expect(said, type).toEqual(['false'])
  }
})

test('two questions are asked one after the other, each with its own answer', async () => {
  const { logs, effects, errors } = await runBlocks([], {
    beside: `onStart(async () => console.log(await ask('A?')))
      onStart(async () => console.log(await ask('B?')))`,
    inputs: {
      10: [{ kind: 'answer', text: 'one' }],
      11: [{ kind: 'answer', text: 'two' }],
      12: [{ kind: 'answer', text: 'nobody asked' }],
    },
  })
  expect(errors).toEqual([])
  expect(logs).toEqual(['one', 'two'])
  expect(effects).toEqual(['A?', 'B?', null].map((text) => ({ kind: 'question', text })))
})
