import { expect } from 'vitest'
import type { BlockType } from '../../../../language/blocks/block-catalogue.ts'
import type { eventBlocks } from '../../../../language/blocks/definitions/event-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { type BlockState, chain, number, one, start, wait } from '../../../support/scripts/offered-block.ts'
import { type BlockCase, mark, marked, marksOf, shaped } from '../block-case.ts'
import { click, key, pointAt } from '../person-inputs.ts'

interface Begins {
  readonly fields?: Readonly<Record<string, unknown>>
  readonly inputs?: Readonly<Record<string, BlockState>>
  readonly things?: BlockCase['things']
  readonly person?: BlockCase['inputs']
  readonly beside?: readonly BlockState[]
  readonly run?: string
}

/** A stack that begins with the block and then tells that it ran. */
const begins = (type: BlockType, how: Begins, letters: string): BlockCase => {
  const { fields = {}, inputs = {}, things = [], person, beside = [], run = 'things' } = how
  return {
    run,
    stacks: [chain(one(type, { fields: { ITEM: type, ...fields }, inputs }), mark(type, 'a')), ...beside],
    things: [frameEntity(type), ...things],
    ...(person ? { inputs: person } : {}),
    sees: marked(type, letters),
  }
}
/** Lets the box of a block go four metres to the left, where its other one stands. */
const walk = (type: string, seconds: number, metres = 4): BlockState =>
  one('motion_move', {
    fields: { ITEM: type, DIRECTION: 'moveLeft' },
    inputs: { METRES: number(metres), SECONDS: number(seconds) },
  })
const other = (type: string) => frameEntity(`${type}-other`, { position: [4, 0, 0] })

export const eventCases: Readonly<Record<keyof typeof eventBlocks, BlockCase>> = {
  event_start: begins('event_start', {}, 'a'),
  event_click: begins('event_click', { person: { 20: [click('event_click')] } }, 'a'),
  event_key: begins(
    'event_key',
    {
      fields: { KEY: 'a' },
      person: { 20: [key('down', 'a')], 24: [key('up', 'a')], 40: [key('down', 'a')] },
    },
    'aa',
  ),
  event_key_held: begins(
    'event_key_held',
    { fields: { KEY: 'b' }, person: { 20: [key('down', 'b')], 24: [key('up', 'b')] } },
    'aaaa',
  ),
  event_key_released: begins(
    'event_key_released',
    { fields: { KEY: 'c' }, person: { 20: [key('down', 'c')], 24: [key('up', 'c')] } },
    'a',
  ),
  event_pointer_enter: begins(
    'event_pointer_enter',
    { person: { 30: [pointAt('event_pointer_enter')], 33: [pointAt(null)] } },
    'a',
  ),
  event_pointer_leave: begins(
    'event_pointer_leave',
    { person: { 40: [pointAt('event_pointer_leave')], 43: [pointAt(null)] } },
    'a',
  ),
  event_touch: begins(
    'event_touch',
    {
      fields: { ITEM_OTHER: 'event_touch-other' },
      things: [other('event_touch')],
      beside: [start(wait(0.2), walk('event_touch', 0.5))],
    },
    'a',
  ),
  event_touch_like: begins(
    'event_touch_like',
    {
      fields: { ITEM_OTHER: 'ball-1' },
      things: [shaped('ball-1', 'sphere', [3, 0, 0]), shaped('ball-2', 'sphere', [6, 0, 0])],
      beside: [start(wait(0.2), walk('event_touch_like', 1, 9))],
    },
    'aa',
  ),
  event_touch_end: begins(
    'event_touch_end',
    {
      fields: { ITEM_OTHER: 'event_touch_end-other' },
      things: [other('event_touch_end')],
      beside: [
        start(mark('event_touch_end', 'b'), walk('event_touch_end', 1, 12), mark('event_touch_end', 'c')),
      ],
    },
    'bac',
  ),
  event_player_enters: {
    run: 'walk',
    things: [frameEntity('event_player_enters', { position: [0, 0, -8], scale: [3, 3, 3], isHidden: true })],
    stacks: [
      chain(
        one('event_player_enters', { fields: { ITEM: 'event_player_enters' } }),
        mark('event_player_enters', 'a'),
      ),
    ],
    sees: marked('event_player_enters', 'a'),
  },
  event_message: begins(
    'event_message',
    {
      fields: { MESSAGE: 'hello' },
      beside: [start(one('event_send', { fields: { MESSAGE: 'hello' } }), mark('event_message', 'b'))],
    },
    'ba',
  ),
  event_send: {
    run: 'things',
    stacks: [
      start(one('event_send', { fields: { MESSAGE: 'event_send a' } }), wait(0.1), mark('event_send', 'b')),
    ],
    sees: marked('event_send', 'ab'),
  },
  event_send_wait: {
    run: 'things',
    stacks: [
      start(one('event_send_wait', { fields: { MESSAGE: 'go slowly' } }), mark('event_send_wait', 'a')),
      chain(
        one('event_message', { fields: { MESSAGE: 'go slowly' } }),
        wait(0.5),
        mark('event_send_wait', 'b'),
      ),
    ],
    sees: marked('event_send_wait', 'ba'),
  },
  event_scene: begins('event_scene', { fields: { SCENE: 'Cave' } }, 'a'),
  event_becomes_true: begins(
    'event_becomes_true',
    {
      inputs: {
        IF: one('logic_compare', {
          fields: { OP: 'LT' },
          inputs: {
            A: one('sensing_distance', {
              fields: { FROM: 'event_becomes_true', TO: 'event_becomes_true-other' },
            }),
            B: number(2),
          },
        }),
      },
      things: [other('event_becomes_true')],
      beside: [
        start(
          wait(0.2),
          walk('event_becomes_true', 0.2),
          walk('event_becomes_true', 0.2, -4),
          walk('event_becomes_true', 0.2),
        ),
      ],
    },
    'aa',
  ),
  event_every: {
    run: 'things',
    stacks: [chain(one('event_every'), mark('event_every', 'a'))],
    sees: (seen) => expect(marksOf(seen, 'event_every')).toMatch(/^a{5,9}$/),
  },
}
