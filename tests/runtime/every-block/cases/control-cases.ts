import { expect } from 'vitest'
import type { controlBlocks } from '../../../../language/blocks/definitions/control-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { type BlockState, chain, number, one, start, wait } from '../../../support/scripts/offered-block.ts'
import { copies } from '../../seen-in-frame/expect-seen.ts'
import {
  type BlockCase,
  board,
  does,
  gone,
  mark,
  marked,
  marksOf,
  shaped,
  write,
  written,
} from '../block-case.ts'

const boolean = (value: 'TRUE' | 'FALSE') => one('logic_boolean', { fields: { BOOL: value } })
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
