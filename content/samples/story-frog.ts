import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** A story that is read out. */
export const storyFrog: Sample = {
  slug: 'story-of-the-frog',
  ...sampleTexts['story-of-the-frog'],
  isProject: true,
  world: {
    displayName: 'The Story of the Frog',
    entities: [
      ...stage({ preset: 'forest', from: [1.6, 3, 9], at: [0, 1.2, 0], player: [-3.6, 0, 1.6], turn: 60 }),
      placed('pond', 'Pond', [0, 0, 0], {}),
      shape('cylinder', 'Leaf', [0, 0.14, 0.6], { color: paint.green, size: [1.8, 0.08, 1.8] }),
      placed('frog', 'Frog', [0, 0.18, 0.6], { turn: 10, size: 1.5 }),
      placed('tower', 'Castle', [5, 0, -6], { size: 1.3 }),
      placed('log', 'Log', [3.4, 0, 1.2], { turn: 70 }),
      placed('flowers', 'Flowers', [-2.6, 0, 3], { color: paint.pink }),
      placed('flowers', 'Flowers 2', [2.2, 0, 3.2], { color: paint.yellow, turn: 60 }),
      placed('mushroom', 'Mushroom', [-3.6, 0, -1.4], {}),
      placed('tree', 'Tree', [-5, 0, -3.6], { size: 1.2 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('sound_set_volume', { VALUE: 60 }),
        block('sound_loop', { SOUND: 'calm-music' }),
        block('sensing_ask', { TEXT: 'What is your name?' }),
        block('sound_speak', {
          TEXT: block('operator_join', {
            A: block('operator_join', { A: 'Once upon a time ', B: block('sensing_answer', {}) }),
            B: ' kissed a frog.',
          }),
          LANGUAGE: 'en',
        }),
        block('sound_play_wait', { SOUND: 'magic' }),
        block('looks_model', { ITEM: 'frog', MODEL: 'horse' }),
        block('looks_particles', { KIND: 'sparkle', ITEM: 'frog', SECONDS: 1 }),
        block('looks_say', {
          ITEM: 'frog',
          TEXT: block('operator_join', { A: 'Oops. A horse! Thank you, ', B: block('sensing_answer', {}) }),
          SECONDS: 3,
        }),
        block('control_repeat_while', {
          IF: block('logic_compare', { A: block('sound_volume', {}), OP: 'GT', B: 5 }),
          DO: [block('sound_change_volume', { VALUE: -5 }), block('control_wait', { SECONDS: 0.2 })],
        }),
        block('sound_stop', { SOUND: 'calm-music' }),
      ],
    ),
  },
  tries: [{ at: 1, answer: 'Mia' }],
  expects: [
    { effect: { kind: 'voice', text: 'Once upon a time Mia kissed a frog.', language: 'en' } },
    { thing: 'frog', becomes: { components: { model: { name: 'horse' } } } },
    { says: 'Thank you, Mia', who: 'frog' },
    { effect: { kind: 'sound', does: 'volume', share: 0.6 } },
  ],
}
