import { expect, test } from 'vitest'
import type { xrBlocks } from '../../../../language/blocks/definitions/xr-blocks.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import {
  type BlockState,
  type BlocksRan,
  chain,
  mark,
  one,
  runBlocks,
  say,
  start,
  wait,
} from '../../../support/scripts/offered-block.ts'

const press = (button: 'trigger' | 'grip', phase: 'down' | 'up'): RunInput => ({
  kind: 'xr-button',
  button,
  hand: 'right',
  phase,
})
/** Somebody puts glasses on, presses the trigger twice and the grip once, and takes them off while that is held. */
const inputs: Readonly<Record<number, readonly RunInput[]>> = {
  5: [{ kind: 'xr', mode: 'vr' }],
  10: [press('trigger', 'down'), press('trigger', 'down')],
  20: [press('trigger', 'up'), press('grip', 'down')],
  30: [press('trigger', 'down')],
  12: [
    { kind: 'marker', isFound: true },
    { kind: 'marker', isFound: true },
  ],
  22: [{ kind: 'marker', isFound: false }],
  40: [{ kind: 'xr', mode: 'none' }],
  42: [{ kind: 'marker', isFound: true }],
  60: [{ kind: 'marker', isFound: false }],
}
const entities = [frameEntity('reader')]

interface Row {
  readonly stacks: readonly BlockState[]
  readonly is: (ran: BlocksRan) => void
}
const answers = (block: BlockState) => [
  start(wait(0.25), say(block), wait(0.17), say(block), wait(0.4), say(block)),
]

const rows: Readonly<Record<keyof typeof xrBlocks, Row>> = {
  xr_mode: {
    stacks: [
      chain(one('xr_mode'), mark('a')),
      chain(one('xr_mode', { fields: { PHASE: 'onEnd' } }), mark('b')),
    ],
    is: ({ marks }) => expect(marks).toBe('ab'),
  },
  xr_button: {
    stacks: [
      chain(one('xr_button'), mark('a')),
      chain(one('xr_button', { fields: { BUTTON: 'grip' } }), mark('b')),
    ],
    is: ({ marks }) => expect(marks).toBe('aba'),
  },
  xr_button_down: {
    stacks: answers(one('xr_button_down')),
    is: ({ said }) => expect(said).toEqual(['true', 'false', 'false']),
  },
  ar_marker: {
    stacks: [
      chain(one('ar_marker'), mark('a')),
      chain(one('ar_marker', { fields: { PHASE: 'onMarkerLost' } }), mark('b')),
    ],
    is: ({ marks }) => expect(marks).toBe('abab'),
  },
  ar_marker_found: {
    stacks: answers(one('ar_marker_found')),
    is: ({ said }) => expect(said).toEqual(['true', 'false', 'true']),
  },
}

test.each(Object.entries(rows))('%s does what it says', async (_, { stacks, is }) => {
  const ran = await runBlocks(stacks, { entities, inputs })
  expect(ran.errors).toEqual([])
  is(ran)
})

test('programs know whether it is VR or AR, and get a sentence for a button that there is not', async () => {
  const asks = one('sensing_device', { fields: { WHERE: 'isVR' } })
  const ran = await runBlocks([start(wait(0.2), say(asks), wait(0.6), say(asks))], { entities, inputs })
  expect(ran.said).toEqual(['true', 'false'])
  const inAr = { 5: [{ kind: 'xr', mode: 'ar' }] } as const
  const room = one('sensing_device', { fields: { WHERE: 'isAR' } })
  expect((await runBlocks([start(wait(0.2), say(room))], { entities, inputs: inAr })).said).toEqual(['true'])
  const wrong = await runBlocks([], { entities, beside: "xr.onButton('triger', () => {})" })
  expect(wrong.errors.map(({ code, params }) => [code, params.suggestion])).toEqual([
    ['unknown-choice.suggest', 'trigger'],
  ])
})
