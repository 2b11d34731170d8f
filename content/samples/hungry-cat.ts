import { itField } from '../../language/blocks/it-field.ts'
import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const fish = (
  [
    [0, -4],
    [-3, -7],
    [3.4, -8],
    [0.5, -11],
    [-6, -3],
    [6, -3.5],
  ] as const
).map(([x, z], index) => placed('fish', `Fish ${index + 1}`, [x, 0.25, z], { turn: index * 70, size: 0.8 }))

/** A pet that follows the player. */
export const hungryCat: Sample = {
  slug: 'hungry-cat',
  ...sampleTexts['hungry-cat'],
  isProject: true,
  world: {
    displayName: 'The Hungry Cat',
    entities: [
      ...stage({
        preset: 'forest',
        view: 'behind',
        from: [3, 4.6, 10.5],
        at: [0, 1, -1],
        player: [0, 0, 3],
        turn: 180,
      }),
      placed('cat', 'Cat', [1.8, 0, 4.2], { turn: 200 }),
      ...fish,
      placed('pond', 'Pond', [-8, 0, -9], {}),
      placed('house', 'House', [8, 0, -9], { turn: -40, size: 1.3 }),
      placed('tree', 'Tree', [-6.6, 0, 1.6], { size: 1.2 }),
      placed('bush', 'Bush', [4.8, 0, 0.6], { size: 1.2 }),
      placed('flowers', 'Flowers', [-2.6, 0, -0.6], {}),
      placed('log', 'Log', [2.6, 0, -5.6], { turn: 40 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('game_set_score', { VALUE: 0 }),
        block('player_speed', { VALUE: 4 }),
        block('motion_follow', { ITEM: 'cat', TO: 'player', METRES: 1.5 }),
        block('animation_clip_on', { CLIP: 'walk', ITEM: 'cat' }),
      ],
      [
        block('event_touch_like', { ITEM: 'cat', ITEM_OTHER: 'fish-1' }),
        block('control_delete', { ITEM: itField }),
        block('sound_play', { SOUND: 'cat' }),
        block('game_change_score', { VALUE: 1 }),
        block('looks_change_size', { ITEM: 'cat', VALUE: 0.15 }),
        block('looks_particles', { KIND: 'hearts', ITEM: 'cat', SECONDS: 1 }),
      ],
      [
        block('event_becomes_true', {
          IF: block('logic_compare', { A: block('sensing_count', { ITEM: 'fish-1' }), OP: 'EQ', B: 0 }),
        }),
        block('animation_clip_stop', { ITEM: 'cat' }),
        block('game_win', { TEXT: 'The cat is full and happy. Purrr!' }),
      ],
      [
        block('event_start', {}),
        block('control_wait_until', {
          IF: block('logic_compare', {
            A: block('sensing_distance', { FROM: 'cat', TO: 'fish-1' }),
            OP: 'LT',
            B: 5,
          }),
        }),
        block('looks_think', { ITEM: 'cat', TEXT: 'I smell fish!', SECONDS: 2 }),
      ],
    ),
  },
  tries: [{ at: 0.5, key: 'w', until: 5.5 }],
  expects: [
    { score: 2 },
    { thing: 'cat', goes: 10 },
    { thing: 'cat', becomes: { components: { model: { clip: 'walk' } } } },
    { effect: { kind: 'particles', name: 'hearts' } },
    { thing: 'cat', becomes: { isThought: true, text: 'I smell fish!' } },
  ],
}
