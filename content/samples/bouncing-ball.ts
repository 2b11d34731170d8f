import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { paint, shape, words } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

/** A ball that obeys gravity. */
export const bouncingBall: Sample = {
  slug: 'bouncing-ball',
  ...sampleTexts['bouncing-ball'],
  isProject: false,
  world: {
    displayName: 'Bouncing Ball',
    entities: [
      ...stage({ preset: 'plain', from: [0, 3.4, 11.5], at: [0, 2.4, 0], player: [-3.6, 0, 1.4], turn: 60 }),
      shape('sphere', 'Ball', [0, 5, 0], { color: paint.red, size: 1.2 }),
      shape('box', 'Mat', [0, 0.06, 0], { color: paint.teal, size: [4, 0.12, 4] }),
      shape('box', 'Board', [3, 1.7, -1.6], { color: paint.wood, size: [2.6, 1.2, 0.16] }),
      shape('cylinder', 'Post', [3, 0.55, -1.6], { color: paint.wood, size: [0.2, 1.1, 0.2] }),
      words('Speed', '0', [3, 1.7, -1.4], { color: paint.cream, size: 2 }),
      placed('frog', 'Frog', [-2.2, 0, -1], { turn: 40, size: 1.2 }),
      placed('tree', 'Tree', [-5, 0, -4], { size: 1.2 }),
      placed('flowers', 'Flowers', [4.2, 0, 1.2], {}),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('physics_make', { ITEM: 'ball', KIND: 'falling' }),
        block('physics_set', { ITEM: 'ball', WHAT: 'bounciness', VALUE: 0.85 }),
        block('control_forever', {
          DO: [
            block('looks_text', {
              ITEM: 'speed',
              TEXT: block('math_round', {
                OP: 'ROUND',
                NUM: block('physics_speed', { ITEM: 'ball', AXIS: 'y' }),
              }),
            }),
          ],
        }),
      ],
      [
        block('event_click', { ITEM: 'ball' }),
        block('physics_push', { ITEM: 'ball', WAY: 'up', STRENGTH: 8 }),
      ],
      [
        block('physics_bump', { ITEM: 'ball', SPEED: 2 }),
        block('sound_play_at', { SOUND: 'boing', ITEM: 'ball' }),
        block('motion_point', { ITEM: 'frog', TO: 'ball' }),
      ],
      [
        block('event_key', { KEY: 'up' }),
        block('physics_set', {
          ITEM: 'ball',
          WHAT: 'bounciness',
          VALUE: block('operator_min_max', {
            OP: 'min',
            A: block('math_arithmetic', {
              A: block('physics_value', { ITEM: 'ball', WHAT: 'bounciness' }),
              OP: 'ADD',
              B: 0.1,
            }),
            B: 1,
          }),
        }),
      ],
      [block('event_key', { KEY: 'm' }), block('physics_gravity', { VALUE: 1.62 })],
    ),
  },
  tries: [
    { at: 3, key: 'ArrowUp', until: 3.1 },
    { at: 6, click: 'ball' },
    { at: 6.1, key: 'm', until: 6.2 },
  ],
  expects: [
    { effect: { kind: 'sound', does: 'begin', what: { sound: 'boing' } } },
    { thing: 'ball', goes: 12 },
    { thing: 'ball', rises: 8 },
    { thing: 'speed', becomes: { components: { text: { value: '-8' } } } },
  ],
}
