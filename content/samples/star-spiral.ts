import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { call, define, type ProcedureBlueprint } from '../templates/procedure-notation.ts'
import { program, variable } from './kit/program.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const number = variable('number')
const step = variable('step')
const count = variable('count')

const radius: ProcedureBlueprint = { id: 'radius-of', name: 'radius of', parameters: [step], answers: true }
const star: ProcedureBlueprint = { id: 'put-star', name: 'put star', parameters: [number] }

/** Something along the circle of a star. */
const round = (function_: 'SIN' | 'COS') =>
  block('math_arithmetic', {
    A: block('math_trig', {
      OP: function_,
      NUM: block('math_arithmetic', { A: block('variables_get', { VAR: number }), OP: 'MULTIPLY', B: 18 }),
    }),
    OP: 'MULTIPLY',
    B: call(radius, [block('variables_get', { VAR: number })]),
  })

/** Blocks of one's own that draw. */
export const starSpiral: Sample = {
  slug: 'star-spiral',
  ...sampleTexts['star-spiral'],
  isProject: false,
  world: {
    displayName: 'Spiral of Stars',
    entities: [
      ...stage({ preset: 'night', from: [0, 6.4, 16], at: [0, 3.2, 0], player: [-5, 0, 3.4], turn: 130 }),
      placed('gold-star', 'Star', [0, 0.4, 0], { size: 0.7 }),
      placed('campfire', 'Campfire', [-3.4, 0, 4.2], {}),
      placed('pine', 'Pine', [-8, 0, -5], { size: 1.5 }),
      placed('pine', 'Pine 2', [8.4, 0, -5], { size: 1.8 }),
      placed('owl', 'Owl', [4.8, 0, 3.4], { turn: -20, size: 1.2 }),
    ],
    files: program(
      [number, step, count],
      [
        block('event_start', {}),
        block('controls_for', {
          VAR: count,
          FROM: 1,
          TO: 60,
          BY: 1,
          DO: [call(star, [block('variables_get', { VAR: count })]), block('control_wait', { SECONDS: 0.1 })],
        }),
        block('sound_play', { SOUND: 'magic' }),
      ],
      [
        define(
          star,
          [
            block('control_copy', {
              ITEM: 'star',
              PLACE: block('operator_position', {
                X: round('COS'),
                Y: block('math_arithmetic', {
                  A: block('variables_get', { VAR: number }),
                  OP: 'DIVIDE',
                  B: 8,
                }),
                Z: round('SIN'),
              }),
            }),
          ],
          'Puts a copy of the star where it belongs.',
        ),
      ],
      [
        define(
          radius,
          [],
          'How far from the middle a star is: less and less.',
          block('math_arithmetic', {
            A: 4.5,
            OP: 'MINUS',
            B: block('math_arithmetic', { A: block('variables_get', { VAR: step }), OP: 'DIVIDE', B: 15 }),
          }),
        ),
      ],
    ),
  },
  tries: [],
  expects: [
    { like: 'star', count: 61 },
    { effect: { kind: 'sound', does: 'begin', what: { sound: 'magic' } } },
  ],
}
