import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program, variable } from './kit/program.ts'
import { paint, shape, words } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const mirrored = variable('mirrored')
const place = variable('place')
const letter = block('operator_letter', {
  N: block('variables_get', { VAR: place }),
  TEXT: block('sensing_answer', {}),
})

/** Words from behind. */
export const mirrorWords: Sample = {
  slug: 'mirror-words',
  ...sampleTexts['mirror-words'],
  isProject: false,
  world: {
    displayName: 'Mirror Words',
    entities: [
      ...stage({ preset: 'space', from: [0, 2.6, 9], at: [0, 1.7, 0], player: [-4, 0, 1], turn: 60 }),
      placed('alien', 'Alien', [2.6, 0, 0.4], { turn: -20, size: 1.3 }),
      placed('spaceship', 'Spaceship', [4.4, 0, -4], {}),
      shape('box', 'Mirror', [-0.8, 2, -1], { color: '#b9d7f0', size: [4.2, 2.2, 0.2] }),
      shape('box', 'Frame', [-0.8, 2, -1.1], { color: paint.yellow, size: [4.6, 2.6, 0.2] }),
      words('Word', '?', [-0.8, 2, -0.8], { color: paint.dark, size: 3 }),
      placed('crystal', 'Crystal', [-4.4, 0, -2], { color: paint.teal, size: 1.2 }),
      placed('rock', 'Rock', [1.4, 0, 2.4], { size: 0.7 }),
    ],
    files: program(
      [mirrored, place],
      [
        block('event_start', {}),
        block('looks_font', { ITEM: 'word', FONT: 'caveat' }),
        block('control_forever', {
          DO: [
            block('sensing_ask', { TEXT: 'Which word do you want in the mirror?' }),
            block('variables_set', { VAR: mirrored, VALUE: '' }),
            block('variables_set', {
              VAR: place,
              VALUE: block('operator_length', { TEXT: block('sensing_answer', {}) }),
            }),
            block('control_repeat_while', {
              IF: block('logic_compare', { A: block('variables_get', { VAR: place }), OP: 'GT', B: 0 }),
              DO: [
                block(
                  'control_if',
                  {
                    IF: block('logic_compare', { A: letter, OP: 'EQ', B: ' ' }),
                    DO: [block('control_break', {})],
                  },
                  'Only the last word.',
                ),
                block('variables_set', {
                  VAR: mirrored,
                  VALUE: block('operator_join', { A: block('variables_get', { VAR: mirrored }), B: letter }),
                }),
                block('math_change', { VAR: place, DELTA: -1 }),
                block('looks_text', { ITEM: 'word', TEXT: block('variables_get', { VAR: mirrored }) }),
                block('control_wait', { SECONDS: 0.1 }),
              ],
            }),
            block('control_if', {
              IF: block('logic_compare', {
                A: block('variables_get', { VAR: mirrored }),
                OP: 'EQ',
                B: block('sensing_answer', {}),
              }),
              DO: [block('looks_say', { ITEM: 'alien', TEXT: 'It stays the same!', SECONDS: 2 })],
            }),
          ],
        }),
      ],
    ),
  },
  tries: [
    { at: 1, answer: 'a red dragon' },
    { at: 4, answer: 'anna' },
  ],
  expects: [
    { thing: 'word', becomes: { components: { text: { value: 'nogard' } } } },
    { thing: 'word', becomes: { components: { text: { value: 'anna' } } } },
    { says: 'stays the same', who: 'alien' },
  ],
}
