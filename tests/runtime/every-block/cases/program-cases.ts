import { expect } from 'vitest'
import type { BlockType } from '../../../../language/blocks/block-catalogue.ts'
import type { controlBlocks } from '../../../../language/blocks/definitions/control-blocks.ts'
import type { eventBlocks } from '../../../../language/blocks/definitions/event-blocks.ts'
import type { sensingBlocks } from '../../../../language/blocks/definitions/sensing-blocks.ts'
import type { xrBlocks } from '../../../../language/blocks/definitions/xr-blocks.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { entityId, frameEntity } from '../../../support/scripts/frame-entities.ts'
import { type BlockState, chain, number, one, start, wait } from '../../../support/scripts/offered-block.ts'
import type { Seen } from '../../seen-in-frame/seen.ts'
import {
  answers,
  type BlockCase,
  board,
  does,
  mark,
  marked,
  marksOf,
  thingOf,
  write,
  written,
} from '../block-case.ts'

const key = (phase: 'down' | 'up', name: string): RunInput => ({ kind: 'key', phase, key: name })
const on = (id: string | null): RunInput => ({
  kind: 'pointer',
  entityId: id === null ? null : entityId(id),
})
const click = (id: string): RunInput => ({ kind: 'click', entityId: entityId(id) })
const boolean = (value: 'TRUE' | 'FALSE') => one('logic_boolean', { fields: { BOOL: value } })
/** A shape in place of a box, so that its own kind are the only ones that are like it. */
const shaped = (id: string, primitive: string, position: readonly [number, number, number]) =>
  frameEntity(id, { position: [...position], components: { geometry: { primitive } } })

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
    { person: { 30: [on('event_pointer_enter')], 33: [on(null)] } },
    'a',
  ),
  event_pointer_leave: begins(
    'event_pointer_leave',
    { person: { 40: [on('event_pointer_leave')], 43: [on(null)] } },
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

const VAR = { id: 'n' }
const variables = [{ id: 'n', name: 'n' }]
const getN = one('variables_get', { fields: { VAR } })
const countUp = one('math_change', { fields: { VAR } })
const isMore = (than: number) =>
  one('logic_compare', { fields: { OP: 'GT' }, inputs: { A: getN, B: number(than) } })

/** A small program whose marks, or whose count on its board, tell what the block made of it. */
const control = (
  type: string,
  stacks: readonly BlockState[],
  sees: BlockCase['sees'],
  more: Partial<BlockCase> = {},
): BlockCase => ({ run: 'things', stacks, variables, things: [board(type)], sees, ...more })
const gone =
  (...ids: readonly string[]) =>
  (seen: Seen): void =>
    expect(ids.filter((id) => id in seen.things)).toEqual([])
const counted = (type: string, block: BlockState, text: string): BlockCase =>
  control(type, [start(block, write(type, getN))], written(type, text))

export const controlCases: Readonly<Record<keyof typeof controlBlocks, BlockCase>> = {
  control_wait: control(
    'control_wait',
    [
      start(wait(0.5), mark('control_wait', 'a'), wait(1), mark('control_wait', 'c')),
      start(one('control_wait'), mark('control_wait', 'b')),
    ],
    marked('control_wait', 'abc'),
  ),
  control_wait_until: control(
    'control_wait_until',
    [
      start(one('control_wait_until', { inputs: { IF: isMore(2) } }), mark('control_wait_until', 'b')),
      start(countUp, countUp, wait(0.2), mark('control_wait_until', 'a'), countUp),
    ],
    marked('control_wait_until', 'ab'),
  ),
  control_if: control(
    'control_if',
    [
      start(
        one('control_if', { inputs: { IF: boolean('TRUE'), DO: mark('control_if', 'a') } }),
        one('control_if', { inputs: { IF: boolean('FALSE'), DO: mark('control_if', 'b') } }),
      ),
    ],
    marked('control_if', 'a'),
  ),
  control_if_else: control(
    'control_if_else',
    [
      start(
        one('control_if_else', {
          inputs: {
            IF: boolean('FALSE'),
            DO: mark('control_if_else', 'a'),
            ELSE: mark('control_if_else', 'b'),
          },
        }),
      ),
    ],
    marked('control_if_else', 'b'),
  ),
  control_together: control(
    'control_together',
    [
      start(
        one('control_together', {
          inputs: {
            DO: chain(wait(0.2), mark('control_together', 'b')),
            AND: chain(mark('control_together', 'a'), wait(0.3)),
          },
        }),
        mark('control_together', 'c'),
      ),
    ],
    marked('control_together', 'abc'),
  ),
  controls_repeat_ext: counted(
    'controls_repeat_ext',
    one('controls_repeat_ext', { inputs: { DO: countUp } }),
    '10',
  ),
  control_forever: control(
    'control_forever',
    [start(one('control_forever', { inputs: { DO: chain(mark('control_forever', 'a'), wait(1)) } }))],
    (seen) => expect(marksOf(seen, 'control_forever')).toMatch(/^a{6,9}$/),
  ),
  control_repeat_until: counted(
    'control_repeat_until',
    one('control_repeat_until', { inputs: { IF: isMore(3), DO: countUp } }),
    '4',
  ),
  control_repeat_while: counted(
    'control_repeat_while',
    one('control_repeat_while', {
      inputs: { IF: one('logic_negate', { inputs: { BOOL: isMore(4) } }), DO: countUp },
    }),
    '5',
  ),
  controls_for: control(
    'controls_for',
    [
      start(
        one('controls_for', {
          fields: { VAR },
          inputs: {
            FROM: number(6),
            TO: number(1),
            BY: number(2),
            DO: chain(mark('controls_for', 'a'), write('controls_for', getN), wait(0.1)),
          },
        }),
      ),
    ],
    (seen) => {
      marked('controls_for', 'aaa')(seen)
      written('controls_for', '2')(seen)
    },
  ),
  control_each_like: control(
    'control_each_like',
    [
      start(
        one('control_each_like', {
          fields: { ITEM: 'cone-1' },
          inputs: { DO: one('control_delete', { fields: { ITEM: '@it' } }) },
        }),
      ),
    ],
    gone('cone-1', 'cone-2'),
    { things: [shaped('cone-1', 'cone', [0, 0, 0]), shaped('cone-2', 'cone', [1, 0, 0])] },
  ),
  control_break: counted(
    'control_break',
    one('control_repeat_until', {
      inputs: {
        IF: boolean('FALSE'),
        DO: chain(countUp, one('control_if', { inputs: { IF: isMore(2), DO: one('control_break') } })),
      },
    }),
    '3',
  ),
  control_stop: control(
    'control_stop',
    [
      start(
        mark('control_stop', 'a'),
        one('control_if', { inputs: { IF: boolean('TRUE'), DO: one('control_stop') } }),
        mark('control_stop', 'c'),
      ),
      start(wait(0.1), mark('control_stop', 'b')),
    ],
    marked('control_stop', 'ab'),
  ),
  control_stop_others: control(
    'control_stop_others',
    [
      start(one('control_forever', { inputs: { DO: chain(mark('control_stop_others', 'b'), wait(0.3)) } })),
      start(wait(0.4), one('control_stop_others'), wait(0.2), mark('control_stop_others', 'a')),
    ],
    marked('control_stop_others', 'bba'),
  ),
  control_copy: does('control_copy', { run: 'copies' }, (seen) =>
    expect(copies(seen)).toContainEqual([0, 1, 0]),
  ),
  event_copied: {
    run: 'copies',
    things: [frameEntity('event_copied', { position: [20, 0, 0] })],
    stacks: [
      chain(
        one('event_copied', { fields: { ITEM: 'event_copied' } }),
        one('motion_put', { fields: { ITEM: '@it' }, inputs: { X: number(-9), Y: number(5), Z: number(0) } }),
      ),
      start(one('control_copy', { fields: { ITEM: 'event_copied' } })),
    ],
    sees: (seen) => expect(copies(seen)).toContainEqual([-9, 5, 0]),
  },
  control_delete: does('control_delete', {}, gone('control_delete')),
  control_scene: {
    run: 'control_scene',
    stacks: [
      start(mark('control_scene', 'a'), wait(0.1), one('control_scene', { fields: { SCENE: 'Sky' } })),
      start(wait(0.5), mark('control_scene', 'b')),
    ],
    sees(seen) {
      marked('control_scene', 'a')(seen)
      expect(seen.scenes).toEqual(['Sky'])
    },
  },
  control_restart: {
    run: 'control_restart',
    stacks: [
      start(mark('control_restart', 'a'), wait(0.1), one('control_restart')),
      start(wait(0.5), mark('control_restart', 'b')),
    ],
    sees(seen) {
      marked('control_restart', 'a')(seen)
      expect(seen.scenes).toEqual([null])
    },
  },
}

/** Where the things are that were made in the run. */
const copies = ({ things }: Seen): readonly (readonly number[])[] =>
  Object.entries(things).flatMap(([id, { position }]) => (id.startsWith('copy-') ? [position] : []))

const pair = (type: BlockType) => ({
  fields: { ITEM_OTHER: `${type}-other` },
  things: [frameEntity(`${type}-other`, { position: [0.5, 0, 0] })],
})

export const sensingCases: Readonly<Record<keyof typeof sensingBlocks, BlockCase>> = {
  sensing_touching: answers('sensing_touching', { ...pair('sensing_touching'), after: 0.2 }, 'true'),
  sensing_touching_like: answers(
    'sensing_touching_like',
    {
      after: 0.2,
      thing: { position: [60, 0, 0] },
      fields: { ITEM_OTHER: 'torus-1' },
      things: [shaped('torus-1', 'torus', [90, 0, 0]), shaped('torus-2', 'torus', [60.4, 0, 0])],
    },
    'true',
  ),
  sensing_distance: answers(
    'sensing_distance',
    {
      fields: { FROM: 'sensing_distance', TO: 'sensing_distance-other' },
      things: [frameEntity('sensing_distance-other', { position: [3, 4, 0] })],
    },
    '5',
  ),
  sensing_place: {
    run: 'copies',
    things: [
      frameEntity('sensing_place', { position: [3, 4, 0] }),
      frameEntity('sensing_place-other', { position: [9, 9, 9] }),
    ],
    stacks: [
      start(
        one('control_copy', {
          fields: { ITEM: 'sensing_place-other' },
          inputs: { PLACE: one('sensing_place', { fields: { ITEM: 'sensing_place' } }) },
        }),
      ),
    ],
    sees: (seen) => expect(copies(seen)).toContainEqual([3, 4, 0]),
  },
  sensing_nearest: {
    run: 'things',
    things: [
      frameEntity('sensing_nearest', { position: [-50, 0, 0] }),
      shaped('cylinder-1', 'cylinder', [-48, 0, 0]),
      shaped('cylinder-2', 'cylinder', [-70, 0, 0]),
    ],
    stacks: [
      start(
        one('sensing_nearest', {
          fields: { ITEM: 'cylinder-2', FROM: 'sensing_nearest' },
          inputs: { DO: one('control_delete', { fields: { ITEM: '@it' } }) },
        }),
      ),
    ],
    sees(seen) {
      gone('cylinder-1')(seen)
      thingOf(seen, 'cylinder-2')
    },
  },
  sensing_count: answers(
    'sensing_count',
    {
      fields: { ITEM: 'pyramid-1' },
      things: [1, 2, 3].map((n) => shaped(`pyramid-${n}`, 'pyramid', [n, 0, 80])),
    },
    '3',
  ),
  sensing_key: answers(
    'sensing_key',
    { fields: { KEY: 'd' }, after: 1, person: { 30: [key('down', 'd')], 90: [key('up', 'd')] } },
    'true',
  ),
  sensing_pointer: answers(
    'sensing_pointer',
    { after: 1, person: { 50: [on('sensing_pointer')], 70: [on(null)] } },
    'true',
  ),
  sensing_ask: {
    run: 'asking',
    stacks: [start(one('sensing_ask'))],
    sees: ({ layerNow }) => expect(layerNow.join('\n')).toContain('screen-question: What is your name?'),
  },
  sensing_answer: {
    run: 'things',
    things: [board('sensing_answer')],
    stacks: [start(one('sensing_ask'), write('sensing_answer', one('sensing_answer')))],
    inputs: { 60: [{ kind: 'answer', text: 'Mia' }] },
    sees: written('sensing_answer', 'Mia'),
  },
  sensing_timer: {
    run: 'things',
    things: [board('sensing_timer')],
    stacks: [start(wait(0.25), write('sensing_timer', one('sensing_timer')))],
    sees: (seen) => expect(thingOf(seen, 'sensing_timer-board').look).toMatch(/"value":"0\.2\d*"/),
  },
  sensing_reset_timer: {
    run: 'things',
    things: [board('sensing_reset_timer')],
    stacks: [
      start(
        wait(1),
        one('sensing_reset_timer'),
        wait(0.5),
        write('sensing_reset_timer', one('sensing_timer')),
      ),
    ],
    sees: written('sensing_reset_timer', '0.5'),
  },
  sensing_device: answers(
    'sensing_device',
    { after: 0.5, person: { 1: [{ kind: 'device', isPhone: true, isVR: false }] } },
    'true',
  ),
}

const press = (button: 'trigger' | 'grip', phase: 'down' | 'up'): RunInput => ({
  kind: 'xr-button',
  button,
  hand: 'right',
  phase,
})
/** Somebody puts glasses on, presses the trigger twice and the grip once, and takes them off while that is held. */
const glasses: BlockCase['inputs'] = {
  5: [{ kind: 'xr', mode: 'vr' }],
  10: [press('trigger', 'down'), press('trigger', 'down')],
  20: [press('trigger', 'up'), press('grip', 'down')],
  30: [press('trigger', 'down')],
  40: [{ kind: 'xr', mode: 'none' }],
}
const xr = (
  stacks: readonly BlockState[],
  sees: BlockCase['sees'],
  things: BlockCase['things'] = [],
): BlockCase => ({
  run: 'glasses',
  stacks,
  things,
  sees,
})

export const xrCases: Readonly<Record<keyof typeof xrBlocks, BlockCase>> = {
  xr_mode: {
    ...xr(
      [
        chain(one('xr_mode'), mark('xr_mode', 'a')),
        chain(one('xr_mode', { fields: { PHASE: 'onEnd' } }), mark('xr_mode', 'b')),
      ],
      marked('xr_mode', 'ab'),
    ),
    ...(glasses ? { inputs: glasses } : {}),
  },
  xr_button: xr(
    [
      chain(one('xr_button'), mark('xr_button', 'a')),
      chain(one('xr_button', { fields: { BUTTON: 'grip' } }), mark('xr_button', 'b')),
    ],
    marked('xr_button', 'aba'),
  ),
  xr_button_down: xr(
    [
      start(
        wait(0.25),
        write('xr_button_down', one('xr_button_down')),
        wait(1),
        one('control_if', { inputs: { IF: one('xr_button_down'), DO: mark('xr_button_down', 'b') } }),
        mark('xr_button_down', 'a'),
      ),
    ],
    (seen) => {
      written('xr_button_down', 'true')(seen)
      marked('xr_button_down', 'a')(seen)
    },
    [board('xr_button_down')],
  ),
}
