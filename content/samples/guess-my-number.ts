import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program, variable } from './kit/program.ts'
import { paint } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const secret = variable('secret')
const tries = variable('tries')
const guess = block('operator_to_number', { TEXT: block('sensing_answer', {}) })
const secretNow = block('variables_get', { VAR: secret })

/** A number between 1 and 20. */
export const guessMyNumber: Sample = {
  slug: 'guess-my-number',
  ...sampleTexts['guess-my-number'],
  isProject: true,
  world: {
    displayName: 'Guess My Number',
    entities: [
      ...stage({ preset: 'night', from: [1.4, 2.6, 8], at: [0, 1.3, 0], player: [-3, 0, 1.6], turn: 50 }),
      placed('ghost', 'Ghost', [0, 0.5, 0], { turn: 10, size: 1.6 }),
      placed('bookshelf', 'Bookshelf', [-2.2, 0, -2], { turn: 20, size: 1.2 }),
      placed('table', 'Table', [2.4, 0, -0.6], {}),
      placed('lantern', 'Lantern', [2.4, 0.85, -0.6], { size: 0.7 }),
      placed('floor-lamp', 'Floor Lamp', [-3.8, 0, -1], { size: 1.2 }),
      placed('crystal', 'Crystal', [3.8, 0, -2.4], { color: paint.purple, size: 1.3 }),
      placed('pine', 'Pine', [-6, 0, -5], { size: 1.4 }),
      placed('pine', 'Pine 2', [6, 0, -6], { size: 1.7 }),
    ],
    files: program(
      [secret, tries],
      [
        block('event_start', {}),
        block('variables_set', { VAR: secret, VALUE: block('operator_random', { FROM: 1, TO: 20 }) }),
        block('variables_set', { VAR: tries, VALUE: 0 }),
        block('variables_show', { VAR: tries }),
        block('control_repeat_until', {
          IF: block('logic_compare', { A: guess, OP: 'EQ', B: secretNow }),
          DO: [
            block('math_change', { VAR: tries, DELTA: 1 }),
            block('sensing_ask', { TEXT: 'Which number from 1 to 20 am I thinking of?' }),
            block('control_if', {
              IF: block('logic_compare', { A: guess, OP: 'LT', B: secretNow }),
              DO: [block('looks_say', { ITEM: 'ghost', TEXT: 'Higher!', SECONDS: 1 })],
            }),
            block('control_if', {
              IF: block('logic_compare', { A: guess, OP: 'GT', B: secretNow }),
              DO: [block('looks_say', { ITEM: 'ghost', TEXT: 'Lower!', SECONDS: 1 })],
            }),
          ],
        }),
        block('variables_hide', { VAR: tries }),
        block('sound_play_wait', { SOUND: 'success' }),
        block('game_win', {
          TEXT: block('operator_join', {
            A: 'Tries: ',
            B: block('operator_to_text', { VALUE: block('variables_get', { VAR: tries }) }),
          }),
        }),
      ],
    ),
  },
  tries: [
    { at: 1, answer: '1' },
    { at: 2.5, answer: '20' },
    { at: 4, answer: '13' },
  ],
  expects: [
    { says: 'Higher', who: 'ghost' },
    { says: 'Lower', who: 'ghost' },
    { effect: { kind: 'value', name: 'tries', text: '2' } },
    { effect: { kind: 'end', isWon: true, text: 'Tries: 3' } },
  ],
}
