import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { mist, paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** Throwing at the right moment. */
export const basketball: Sample = {
  slug: 'basketball',
  ...sampleTexts.basketball,
  isProject: true,
  world: {
    displayName: 'Basketball',
    entities: [
      ...stage({
        preset: 'plain',
        from: [3.2, 3.4, 10.5],
        at: [0, 2.6, -1],
        player: [-2.6, 0, 3.6],
        turn: 160,
      }),
      shape('box', 'Court', [0, 0.02, -0.5], { color: '#d99a5b', size: [11, 0.04, 12] }),
      shape('box', 'Backboard', [0, 4.2, -4.75], { color: paint.cream, size: [3, 1.9, 0.14] }),
      shape('cylinder', 'Pole', [0, 2, -5], { color: paint.dark, size: [0.26, 4, 0.26] }),
      mist('torus', 'Ring', [0, 3.6, -3.9], { color: paint.red, size: [1.6, 1.6, 1], rotation: [90, 0, 0] }),
      mist('cylinder', 'Basket', [0, 3.2, -3.9], { color: paint.cream, size: [1.1, 0.5, 1.1], opacity: 0.5 }),
      mist('sphere', 'Mark', [-3, 3.7, -3.9], { color: paint.yellow, size: 0.4, glow: 1 }),
      mist('sphere', 'Spot', [0, 1.2, 3], { color: paint.teal, size: 0.2 }),
      shape('sphere', 'Ball', [0, 1.2, 3], { color: paint.orange, size: 0.75 }),
      placed('robot', 'Robot', [3.6, 0, -1], { turn: -50 }),
      placed('tree', 'Tree', [-7, 0, -6], { size: 1.3 }),
      placed('bush', 'Bush', [7, 0, -5], { size: 1.5 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('physics_make', { ITEM: 'ball', KIND: 'ghost' }, 'It waits in the air until it is thrown.'),
        block('control_forever', {
          DO: [
            block('motion_glide', { ITEM: 'mark', X: 3, Y: 3.7, Z: -3.9, SECONDS: 1.5 }),
            block('motion_glide', { ITEM: 'mark', X: -3, Y: 3.7, Z: -3.9, SECONDS: 1.5 }),
          ],
        }),
      ],
      [
        block('event_key', { KEY: 'space' }),
        block('motion_put_to', { ITEM: 'ball', TO: 'spot' }),
        block('physics_throw', { ITEM: 'ball', TO: 'mark', SECONDS: 1 }),
        block('sound_play', { SOUND: 'whoosh' }),
        block('control_wait', { SECONDS: 2 }),
        block('physics_velocity', { ITEM: 'ball', X: 0, Y: 0, Z: 0 }),
        block('physics_make', { ITEM: 'ball', KIND: 'ghost' }),
        block('motion_put_to', { ITEM: 'ball', TO: 'spot' }),
      ],
      [
        block('event_touch', { ITEM: 'ball', ITEM_OTHER: 'basket' }),
        block('game_change_score', { VALUE: 1 }),
        block('looks_particles', { KIND: 'confetti', ITEM: 'basket', SECONDS: 1 }),
      ],
      [
        block('event_becomes_true', {
          IF: block('logic_compare', { A: block('game_score', {}), OP: 'GTE', B: 3 }),
        }),
        block('animation_effect', { ITEM: 'robot', EFFECT: 'bounce', SECONDS: 1 }),
        block('game_win', { TEXT: 'Three baskets. What an arm!' }),
      ],
    ),
  },
  tries: [
    { at: 0.75, key: ' ', until: 0.85 },
    { at: 3, key: ' ', until: 3.1 },
    { at: 5.25, key: ' ', until: 5.35 },
  ],
  expects: [{ score: 2 }, { thing: 'ball', rises: 4 }, { effect: { kind: 'particles', name: 'confetti' } }],
}
