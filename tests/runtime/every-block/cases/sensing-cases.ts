import { expect } from 'vitest'
import type { BlockType } from '../../../../language/blocks/block-catalogue.ts'
import type { sensingBlocks } from '../../../../language/blocks/definitions/sensing-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { one, start, wait } from '../../../support/scripts/offered-block.ts'
import { copies } from '../../seen-in-frame/expect-seen.ts'
import { answers, type BlockCase, board, gone, shaped, thingOf, write, written } from '../block-case.ts'
import { key, pointAt } from '../person-inputs.ts'

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
    { after: 1, person: { 50: [pointAt('sensing_pointer')], 70: [pointAt(null)] } },
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
