import type { xrBlocks } from '../../../../language/blocks/definitions/xr-blocks.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { type BlockState, chain, one, start, wait } from '../../../support/scripts/offered-block.ts'
import { type BlockCase, board, mark, marked, write, written } from '../block-case.ts'

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
  ar_marker: {
    run: 'camera',
    stacks: [
      chain(one('ar_marker'), mark('ar_marker', 'a')),
      chain(one('ar_marker', { fields: { PHASE: 'onMarkerLost' } }), mark('ar_marker', 'b')),
    ],
    things: [],
    sees: marked('ar_marker', 'ab'),
    inputs: { 5: [{ kind: 'marker', isFound: true }], 20: [{ kind: 'marker', isFound: false }] },
  },
  ar_marker_found: {
    run: 'camera',
    stacks: [start(wait(0.25), write('ar_marker_found', one('ar_marker_found')))],
    things: [board('ar_marker_found')],
    sees: written('ar_marker_found', 'true'),
  },
}
