import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import type { BlockBlueprint } from '../templates/scene-blueprint.ts'
import { list, program, variable } from './kit/program.ts'
import { paint, shape, words } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const order = list('order')
const picked = variable('picked')

/** A click on a snack says which one it was. */
const picks = (snack: string): readonly BlockBlueprint[] => [
  block('event_click', { ITEM: snack }),
  block('variables_set', { VAR: picked, VALUE: snack }),
  block('event_send', { MESSAGE: 'pick' }),
]

/** A memory game: what did the robot want, and in which order? */
export const snackBar: Sample = {
  slug: 'robot-snack-bar',
  ...sampleTexts['robot-snack-bar'],
  isProject: true,
  world: {
    displayName: 'The Robot Snack Bar',
    entities: [
      ...stage({ preset: 'plain', from: [0, 3.7, 8.6], at: [0, 1.4, 0], player: [-3.9, 0, 0.4], turn: 70 }),
      placed('stall', 'Stall', [0, 0, -3], { size: 1.5 }),
      placed('robot', 'Robot', [0, 0.2, -0.8], { size: 1.6 }),
      shape('box', 'Counter', [0, 0.4, 1.2], { color: paint.wood, size: [5.4, 0.8, 1.2] }),
      placed('mushroom', 'Mushroom', [-1.7, 0.8, 1.2], { size: 0.9 }),
      placed('fish', 'Fish', [0, 0.78, 1.2], { turn: 60, size: 0.8 }),
      placed('crystal', 'Crystal', [1.7, 0.8, 1.2], { size: 0.7, color: paint.purple }),
      words('Menu', 'What would you like?', [0, 0.35, 1.85], { color: paint.cream, size: 1.2 }),
      placed('tree', 'Tree', [-5.2, 0, -4], { size: 1.1 }),
      placed('bush', 'Bush', [4.6, 0, -3], { size: 1.3 }),
      placed('flowers', 'Flowers', [4, 0, 1.4], {}),
    ],
    files: program(
      [order, picked],
      [block('event_start', {}), block('event_send', { MESSAGE: 'next' })],
      [
        block('event_message', { MESSAGE: 'next' }),
        block('list_create', { VAR: order, A: 'fish', B: 'mushroom', C: 'crystal' }),
        block('list_shuffle', { VAR: order }),
        block('looks_say', { ITEM: 'robot', TEXT: block('list_get', { VAR: order }), SECONDS: 2 }),
      ],
      picks('mushroom'),
      picks('fish'),
      picks('crystal'),
      [
        block('event_message', { MESSAGE: 'pick' }),
        block('control_if_else', {
          IF: block('logic_compare', {
            A: block('list_item', { N: 1, VAR: order }),
            OP: 'EQ',
            B: block('variables_get', { VAR: picked }),
          }),
          DO: [block('list_delete', { N: 1, VAR: order }), block('sound_play', { SOUND: 'pop' })],
          ELSE: [block('looks_say', { ITEM: 'robot', TEXT: block('list_get', { VAR: order }), SECONDS: 1 })],
        }),
        block('control_if', {
          IF: block('logic_compare', { A: block('list_length', { VAR: order }), OP: 'EQ', B: 0 }),
          DO: [block('game_change_score', { VALUE: 1 }), block('event_send', { MESSAGE: 'next' })],
        }),
      ],
      [
        block('event_becomes_true', {
          IF: block('logic_compare', { A: block('game_score', {}), OP: 'GTE', B: 5 }),
        }),
        block('game_win', { TEXT: 'What a memory! The robots love your snacks.' }),
      ],
    ),
  },
  tries: [
    ...['fish', 'mushroom', 'crystal', 'fish', 'mushroom', 'crystal', 'fish', 'mushroom', 'crystal'].map(
      (snack, index) => ({ at: 2 + index * 0.4, click: snack }),
    ),
  ],
  expects: [
    { says: 'mushroom', who: 'robot' },
    { effect: { kind: 'sound', does: 'begin', what: { sound: 'pop' } } },
    { score: 1 },
  ],
}
