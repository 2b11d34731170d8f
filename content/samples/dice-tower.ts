import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { list, program, variable } from './kit/program.ts'
import { mist, paint, shape, words } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const counts = list('counts')
const number = variable('number')
const thrown = variable('thrown')
const sides = [1, 2, 3, 4, 5, 6]
const got = (variableOf: typeof number) => block('variables_get', { VAR: variableOf })
const countOfThrown = block('list_item', { N: got(thrown), VAR: counts })

/** Statistics of a dice as towers of cubes. */
export const diceTower: Sample = {
  slug: 'dice-towers',
  ...sampleTexts['dice-towers'],
  isProject: false,
  world: {
    displayName: 'Dice Towers',
    entities: [
      ...stage({ preset: 'plain', from: [0, 4.2, 12], at: [0, 2.2, 0], player: [-5.2, 0, 1], turn: 70 }),
      shape('box', 'Table', [0, 0.15, 0], { color: paint.wood, size: [8.2, 0.3, 1.6] }),
      mist('box', 'Stone', [0, -2, 0], { color: paint.teal, size: [0.9, 0.42, 0.9] }),
      ...sides.map((side) =>
        words(`Label ${side}`, String(side), [side * 1.2 - 4.2, 0.5, 1.1], { color: paint.dark, size: 1.6 }),
      ),
      shape('box', 'Dice', [4.9, 1, 1.4], { color: paint.cream, size: 1.3, rotation: [0, -25, 0] }),
      words('Dots', '?', [4.7, 1, 2.2], { color: paint.red, size: 3 }),
      placed('frog', 'Frog', [-4.2, 0.3, 0.4], { turn: 60, size: 1 }),
      placed('tree', 'Tree', [6, 0, -4.5], { size: 1.2 }),
    ],
    files: program(
      [counts, number, thrown],
      [
        block('event_start', {}),
        block('controls_for', {
          VAR: number,
          FROM: 1,
          TO: 6,
          BY: 1,
          DO: [block('list_insert', { VALUE: 0, N: 1, VAR: counts })],
        }),
        block('controls_repeat_ext', {
          TIMES: 40,
          DO: [
            block('variables_set', { VAR: thrown, VALUE: block('operator_random', { FROM: 1, TO: 6 }) }),
            block('looks_text', { ITEM: 'dots', TEXT: got(thrown) }),
            block('list_replace', {
              N: got(thrown),
              VAR: counts,
              VALUE: block('math_arithmetic', { A: countOfThrown, OP: 'ADD', B: 1 }),
            }),
            block('control_copy', {
              ITEM: 'stone',
              PLACE: block('operator_position', {
                X: block('math_arithmetic', {
                  A: block('math_arithmetic', { A: got(thrown), OP: 'MULTIPLY', B: 1.2 }),
                  OP: 'MINUS',
                  B: 4.2,
                }),
                Y: block('math_arithmetic', { A: countOfThrown, OP: 'MULTIPLY', B: 0.44 }),
                Z: 0,
              }),
            }),
            block('control_wait', { SECONDS: 0.2 }),
          ],
        }),
        block('looks_say', { ITEM: 'frog', TEXT: block('list_get', { VAR: counts }), SECONDS: 5 }),
      ],
    ),
  },
  tries: [],
  expects: [
    { says: ', ', who: 'frog' },
    { thing: 'copy-40', goes: 0.1 },
  ],
}
