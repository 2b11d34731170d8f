import { itField } from '../../language/blocks/it-field.ts'
import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const random = (from: number, to: number) => block('operator_random', { FROM: from, TO: to })

/** One fish becomes a school. */
export const fishSchool: Sample = {
  slug: 'fish-school',
  ...sampleTexts['fish-school'],
  isProject: false,
  world: {
    displayName: 'A School of Fish',
    entities: [
      ...stage({ preset: 'island', from: [0, 4.5, 15], at: [0, 1.6, 0], player: [-5.8, 0, 5.2], turn: 80 }),
      shape('cylinder', 'Lagoon', [0, 0.02, 0], { color: '#4fb3cf', size: [15, 0.06, 15] }),
      placed('fish', 'Fish', [0, 1.6, 0], { turn: 90 }),
      placed('rock', 'Rock', [-4.4, 0, -4], { size: 1.6, turn: 60 }),
      placed('rock', 'Rock 2', [4.8, 0, -3.4], { size: 1.2, turn: 160 }),
      placed('crystal', 'Coral', [3.6, 0, -4.6], { color: paint.pink, size: 1.4 }),
      placed('crystal', 'Coral 2', [-3, 0, -5], { color: paint.orange, size: 1.1 }),
      placed('palm', 'Palm', [-8.4, 0, -3.6], { size: 1.2 }),
      placed('palm', 'Palm 2', [8.8, 0, -4.4], { size: 1.4, turn: 120 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('controls_repeat_ext', {
          TIMES: 12,
          DO: [
            block('control_copy', {
              ITEM: 'fish',
              PLACE: block('operator_position', { X: random(-4, 4), Y: random(1, 4), Z: random(-3, 3) }),
            }),
          ],
        }),
      ],
      [
        block('event_copied', { ITEM: 'fish' }),
        block('motion_set_turn', { AXIS: 'y', ITEM: itField, VALUE: random(0, 359) }),
        block('motion_move_on', { ITEM: itField, SPEED: random(1, 3) }),
        block('control_forever', { DO: [block('motion_edge', { ITEM: itField, METRES: 5.5 })] }),
      ],
      [
        block('event_key', { KEY: 'space' }),
        block('control_each_like', {
          ITEM: 'fish',
          DO: [block('looks_colour', { ITEM: itField, COLOUR: paint.pink })],
        }),
      ],
    ),
  },
  tries: [{ at: 5, key: ' ', until: 5.1 }],
  expects: [
    { like: 'fish', count: 13 },
    { thing: 'copy-1', goes: 8 },
    { thing: 'copy-12', goes: 8 },
    { thing: 'copy-12', becomes: { color: paint.pink } },
  ],
}
