import { expect, test } from 'vitest'
import type { eventBlocks } from '../../../../language/blocks/definitions/event-blocks.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { coinEntity, entityId, frameEntity, playerEntity } from '../../../support/scripts/frame-entities.ts'
import {
  type BlockState,
  chain,
  mark,
  number,
  one,
  runBlocks,
  start,
  wait,
} from '../../../support/scripts/offered-block.ts'

const entities = [
  frameEntity('dragon', { position: [0, 0, 0] }),
  coinEntity('coin-1', 4),
  coinEntity('coin-2', 6),
  frameEntity('zone', { position: [20, 0, 0], isHidden: true, scale: [3, 3, 3] }),
  playerEntity({ position: [20, 0, 8] }),
]
const walk = (seconds: number, metres = 10): BlockState =>
  one('motion_move', {
    fields: { ITEM: 'dragon', DIRECTION: 'moveLeft' },
    inputs: { METRES: number(metres), SECONDS: number(seconds) },
  })
const key = (phase: 'down' | 'up'): RunInput => ({ kind: 'key', phase, key: ' ' })
const on = (id: string | null): RunInput => ({
  kind: 'pointer',
  entityId: id === null ? null : entityId(id),
})

interface Row {
  readonly fields?: Readonly<Record<string, string>>
  readonly does?: BlockState
  readonly beside?: readonly BlockState[]
  readonly inputs?: Readonly<Record<number, readonly RunInput[]>>
  readonly javaScript?: string
  readonly seconds?: number
  /** Messages that come: a when the stack runs. */
  readonly marks: string | RegExp
}

const toCoin = { ITEM: 'dragon', ITEM_OTHER: 'coin-1' }

/** What lets each stack begin, as it comes out of the toolbox, and how often it does. */
const rows: Readonly<Record<keyof typeof eventBlocks, Row>> = {
  event_start: { marks: 'a' },
  event_click: {
    fields: { ITEM: 'dragon' },
    inputs: { 5: [{ kind: 'click', entityId: entityId('dragon') }] },
    marks: 'a',
  },
  event_key: { inputs: { 5: [key('down'), key('down')], 9: [key('up')], 20: [key('down')] }, marks: 'aa' },
  event_key_held: { inputs: { 5: [key('down')], 9: [key('up')] }, marks: 'aaaa' },
  event_key_released: { inputs: { 5: [key('down')], 9: [key('up')] }, marks: 'a' },
  event_pointer_enter: {
    fields: { ITEM: 'dragon' },
    inputs: { 5: [on('dragon')], 9: [on(null)] },
    marks: 'a',
  },
  event_pointer_leave: {
    fields: { ITEM: 'dragon' },
    inputs: { 5: [on('dragon')], 9: [on('coin-1')] },
    marks: 'a',
  },
  event_touch: { fields: toCoin, beside: [start(walk(0.5))], marks: 'a' },
  event_touch_like: { fields: toCoin, beside: [start(walk(0.5))], marks: 'aa' },
  event_touch_end: { fields: toCoin, beside: [start(mark('b'), walk(0.5), mark('c'))], marks: 'bac' },
  event_player_enters: {
    fields: { ITEM: 'zone' },
    inputs: { 1: [{ kind: 'key', phase: 'down', key: 'w' }] },
    marks: 'a',
  },
  event_message: {
    fields: { MESSAGE: 'hello' },
    javaScript: "onStart(() => broadcast('hello'))",
    marks: 'a',
  },
  event_send: {
    fields: { MESSAGE: 'b' },
    marks: 'ab',
  },
  event_send_wait: {
    fields: { MESSAGE: 'hello' },
    beside: [chain(one('event_message', { fields: { MESSAGE: 'hello' } }), wait(0.2), mark('b'))],
    marks: 'ba',
  },
  event_scene: { fields: { SCENE: 'Cave' }, marks: 'a' },
  event_becomes_true: {
    beside: [start(wait(0.2), walk(0.2), walk(0.1, -10), walk(0.1))],
    marks: 'aaa',
  },
  event_every: { seconds: 2.5, marks: 'aa' },
}

test.each(Object.keys(rows))('%s: the stack runs when it should, and only then', async (type) => {
  const {
    fields = {},
    beside = [],
    inputs = {},
    javaScript = '',
    seconds = 1,
    marks,
  } = rows[type as keyof typeof rows]
  const isSending = type.startsWith('event_send')
  // A condition out of the toolbox is about two things: those that the rows bring together.
  const near = { FROM: 'dragon', TO: 'coin-1' }
  const condition = one('logic_compare', {
    fields: { OP: 'LT' },
    inputs: { A: one('sensing_distance', { fields: near }), B: number(2) },
  })
  const own = one(type, { fields, ...(type === 'event_becomes_true' ? { inputs: { IF: condition } } : {}) })
  const stack = isSending
    ? type === 'event_send'
      ? start(mark('a'), own)
      : start(own, mark('a'))
    : chain(own, mark('a'))
  const ran = await runBlocks([stack, ...beside], {
    entities,
    inputs,
    seconds,
    beside: javaScript,
    scenes: { current: 'Cave', all: ['Cave', 'Sky'] },
  })
  expect(ran.errors).toEqual([])
  expect(ran.marks, ran.code).toMatch(marks)
  if (typeof marks === 'string') expect(ran.marks).toBe(marks)
})

test('a scene of another name lets no stack of this one begin', async () => {
  const stack = chain(one('event_scene', { fields: { SCENE: 'Sky' } }), mark('a'))
  const { marks } = await runBlocks([stack], { scenes: { current: 'Cave', all: ['Cave', 'Sky'] } })
  expect(marks).toBe('')
})

test.each([
  ['event_click', (id: string): RunInput => ({ kind: 'click', entityId: entityId(id) })],
  ['event_pointer_enter', on],
])(
  '%s: a stack of a thing hears of its copies too, also of copies of copies, and “it” is the copy',
  async (type, input) => {
    const stack = chain(
      one(type, { fields: { ITEM: 'coin-1' } }),
      one('control_delete', { fields: { ITEM: '@it' } }),
      mark('a'),
    )
    const { simulation, errors, marks } = await runBlocks([stack], {
      entities,
      beside: `
      const copy = scene.get('coin-1').clone()
      const grandchild = copy.clone()
      scene.get('coin-2').clone()
      copy.onClick((own) => broadcast(own === copy ? 'b' : 'wrong'))`,
      inputs: { 20: [input('copy-2')], 30: [input('copy-3')], 40: [input('copy-1')] },
    })
    expect(errors).toEqual([])
    expect([...simulation.entities.keys()]).toEqual([
      'dragon',
      'coin-1',
      'coin-2',
      'zone',
      'player',
      'copy-3',
    ])
    expect(marks).toBe(type === 'event_click' ? 'aba' : 'aa')
  },
)

test('a click on a part of a copied group is one on the part that it is a copy of', async () => {
  const stack = chain(one('event_click', { fields: { ITEM: 'wheel' } }), mark('a'))
  const { errors, marks } = await runBlocks([stack], {
    entities: [
      frameEntity('car', { kind: 'group', components: {} }),
      frameEntity('wheel', { parentId: 'car' }),
    ],
    beside: "scene.get('car').clone()",
    inputs: {
      20: [{ kind: 'click', entityId: entityId('copy-1') }],
      30: [{ kind: 'click', entityId: entityId('copy-2') }],
    },
  })
  expect(errors).toEqual([])
  expect(marks).toBe('a')
})

test('“it” of a touch is the thing that was touched, whichever of its kind', async () => {
  const stack = chain(
    one('event_touch_like', { fields: toCoin }),
    one('control_delete', { fields: { ITEM: '@it' } }),
  )
  const { simulation, errors } = await runBlocks([stack, start(walk(0.5))], { entities })
  expect(errors).toEqual([])
  expect([...simulation.entities.keys()]).toEqual(['dragon', 'zone', 'player'])
})
