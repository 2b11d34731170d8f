import { itField } from '../../language/blocks/it-field.ts'
import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import type { BlockBlueprint } from '../templates/scene-blueprint.ts'
import { program } from './kit/program.ts'
import { paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const water = { NAME: 'water' } as const
const waterOf = (item: string) => block('variables_own_get', { ...water, ITEM: item })

/** A click waters a flower; when it had enough it grows no more. */
const watered = (flower: string): readonly BlockBlueprint[] => [
  block('event_click', { ITEM: flower }),
  block('variables_own_change', { ...water, ITEM: itField, DELTA: 1 }),
  block('event_send', { MESSAGE: 'watered' }),
]

/** Flowers that each know how much they have drunk. */
export const sunflowers: Sample = {
  slug: 'thirsty-flowers',
  ...sampleTexts['thirsty-flowers'],
  isProject: false,
  world: {
    displayName: 'Thirsty Flowers',
    entities: [
      ...stage({ preset: 'plain', from: [0, 2.8, 7.2], at: [0, 1, 0], player: [-3.9, 0, -0.6], turn: 60 }),
      shape('box', 'Flower Bed', [0, 0.1, 0], { color: '#7c5237', size: [6.4, 0.2, 1.8] }),
      placed('flowers', 'Flower 1', [-2, 0.2, 0], { color: paint.yellow, size: 1.2 }),
      placed('flowers', 'Flower 2', [0, 0.2, 0], { color: paint.pink, size: 1.2, turn: 70 }),
      placed('flowers', 'Flower 3', [2, 0.2, 0], { color: paint.red, size: 1.2, turn: 140 }),
      placed('cloud', 'Cloud', [-0.6, 3, -2.6], { size: 1.3, color: paint.cream }),
      placed('bee', 'Bee', [1, 1.9, 0.6], { turn: -30, size: 1.2 }),
      placed('fence', 'Fence', [-2, 0, -2], {}),
      placed('fence', 'Fence 2', [0.2, 0, -2], {}),
      placed('fence', 'Fence 3', [2.4, 0, -2], {}),
      placed('house', 'House', [5, 0, -5], { turn: -25 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('control_each_like', {
          ITEM: 'flower-1',
          DO: [block('variables_own_set', { ...water, ITEM: itField, VALUE: 0 })],
        }),
      ],
      watered('flower-1'),
      watered('flower-2'),
      watered('flower-3'),
      [
        block('event_message', { MESSAGE: 'watered' }),
        block('sound_play', { SOUND: 'drop' }),
        block('looks_particles', { KIND: 'bubbles', ITEM: 'cloud', SECONDS: 0.5 }),
        block('control_each_like', {
          ITEM: 'flower-1',
          DO: [
            block('control_if', {
              IF: block('logic_operation', {
                A: block('logic_compare', {
                  A: block('looks_size', { ITEM: itField }),
                  OP: 'LT',
                  B: block('math_arithmetic', {
                    A: 1,
                    OP: 'ADD',
                    B: block('math_arithmetic', { A: waterOf(itField), OP: 'DIVIDE', B: 2 }),
                  }),
                }),
                OP: 'AND',
                B: block('logic_compare', { A: waterOf(itField), OP: 'LTE', B: 4 }),
              }),
              DO: [block('looks_change_size', { ITEM: itField, VALUE: 0.5 })],
            }),
          ],
        }),
        block('control_if', {
          IF: block('logic_compare', { A: block('looks_size', { ITEM: 'flower-1' }), OP: 'LT', B: 3 }),
          DO: [block('control_stop', { WHAT: 'this' })],
        }),
        block('motion_circle', { ITEM: 'bee', TO: 'flower-1', METRES: 1, SECONDS: 2 }),
      ],
    ),
  },
  tries: [1, 1.8, 2.6, 3.4, 4.2]
    .map((at) => ({ at, click: 'flower-1' }))
    .concat([{ at: 5, click: 'flower-2' }]),
  expects: [
    { thing: 'flower-1', becomes: { scale: [3.6, 3.6, 3.6] } },
    { thing: 'flower-2', becomes: { scale: [1.8, 1.8, 1.8] } },
    { thing: 'bee', goes: 6 },
  ],
}
