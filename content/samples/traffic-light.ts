import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** A light and a car that talk by messages. */
export const trafficLight: Sample = {
  slug: 'traffic-light',
  ...sampleTexts['traffic-light'],
  isProject: false,
  world: {
    displayName: 'Traffic Light',
    entities: [
      ...stage({ preset: 'plain', from: [0, 5, 15], at: [0, 1.6, 0], player: [3.6, 0, 3.4], turn: 200 }),
      shape('box', 'Road', [0, 0.02, 0], { color: '#5b6072', size: [40, 0.04, 4] }),
      shape('box', 'Line', [0, 0.03, 0], { color: paint.cream, size: [40, 0.04, 0.12] }),
      shape('cylinder', 'Pole', [2.6, 1.2, -2.6], { color: paint.dark, size: [0.24, 2.4, 0.24] }),
      shape('box', 'Case', [2.6, 3.3, -2.6], { color: paint.dark, size: [0.95, 2.1, 0.5] }),
      shape('sphere', 'Red Lamp', [2.6, 3.85, -2.3], { color: paint.red, size: 0.72 }),
      shape('sphere', 'Green Lamp', [2.6, 2.8, -2.3], { color: paint.green, size: 0.72 }),
      placed('car', 'Car', [-6, 0, 1], { turn: 90 }),
      placed('house', 'House', [-5.5, 0, -5.5], { turn: 20, size: 1.3 }),
      placed('tree', 'Tree', [-1.6, 0, -5], {}),
      placed('tree', 'Tree 2', [6.5, 0, -5.6], { size: 1.2, turn: 100 }),
      placed('house', 'House 2', [9.4, 0, -6], { turn: -25, size: 1.2, color: paint.teal }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('control_forever', {
          DO: [block('event_send_wait', { MESSAGE: 'red' }), block('event_send_wait', { MESSAGE: 'green' })],
        }),
      ],
      [
        block('event_message', { MESSAGE: 'red' }),
        block('looks_glow', { ITEM: 'red-lamp', ON: '1' }),
        block('looks_glow', { ITEM: 'green-lamp', ON: '0' }),
        block('event_send', { MESSAGE: 'stop' }),
        block('control_wait', { SECONDS: 2 }),
      ],
      [
        block('event_message', { MESSAGE: 'green' }),
        block('looks_glow', { ITEM: 'red-lamp', ON: '0' }),
        block('looks_glow', { ITEM: 'green-lamp', ON: '1' }),
        block('event_send', { MESSAGE: 'go' }),
        block('control_wait', { SECONDS: 3 }),
      ],
      [block('event_message', { MESSAGE: 'stop' }), block('motion_stop', { ITEM: 'car' })],
      [block('event_message', { MESSAGE: 'go' }), block('motion_move_on', { ITEM: 'car', SPEED: 4 })],
      [
        block('event_start', {}),
        block('control_forever', { DO: [block('motion_edge', { ITEM: 'car', METRES: 9 })] }),
      ],
    ),
  },
  tries: [],
  expects: [
    { thing: 'red-lamp', becomes: { components: { material: { glow: 1 } } } },
    { thing: 'green-lamp', becomes: { components: { material: { glow: 1 } } } },
    { thing: 'car', goes: 20 },
  ],
}
