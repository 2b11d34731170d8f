import { itField } from '../../language/blocks/it-field.ts'
import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const nearness = block('math_arithmetic', {
  A: 100,
  OP: 'MINUS',
  B: block('math_arithmetic', {
    A: block('sensing_distance', { FROM: 'player', TO: 'ghost' }),
    OP: 'MULTIPLY',
    B: 10,
  }),
})

/** Something that is only seen from near. */
export const ghostHunt: Sample = {
  slug: 'ghost-hunt',
  ...sampleTexts['ghost-hunt'],
  isProject: true,
  world: {
    displayName: 'Ghost Hunt',
    entities: [
      ...stage({
        preset: 'night',
        view: 'behind',
        from: [3.6, 5.4, 16],
        at: [0, 1, 0],
        player: [0, 0, 8],
        turn: 180,
      }),
      placed('ghost', 'Ghost', [2, 0.4, 0], { size: 1.3 }),
      placed('lantern', 'Lantern 1', [-6, 0, -5], {}),
      placed('lantern', 'Lantern 2', [6, 0, -5], { turn: 90 }),
      placed('lantern', 'Lantern 3', [-6, 0, 4], { turn: 180 }),
      placed('lantern', 'Lantern 4', [6, 0, 4], { turn: 40 }),
      placed('house', 'House', [0, 0, -9], { size: 1.6 }),
      placed('tree', 'Tree', [-9, 0, -2], { size: 1.4 }),
      placed('pine', 'Pine', [9.5, 0, -3], { size: 1.5 }),
      placed('fence', 'Fence', [-3.4, 0, -7.4], {}),
      placed('fence', 'Fence 2', [3.4, 0, -7.4], {}),
      placed('mushroom', 'Mushroom', [3.2, 0, 2], {}),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('sound_loop', { SOUND: 'spooky-music' }),
        block('motion_put_random', { ITEM: 'ghost', METRES: 6 }),
        block('control_forever', {
          DO: [
            block('looks_opacity', {
              ITEM: 'ghost',
              VALUE: block('operator_min_max', { OP: 'max', A: nearness, B: 0 }),
            }),
          ],
        }),
      ],
      [
        block('event_every', { SECONDS: 0.5 }),
        block('control_each_like', {
          ITEM: 'lantern-1',
          DO: [block('looks_set_size', { ITEM: itField, VALUE: 1 })],
        }),
        block('sensing_nearest', {
          ITEM: 'lantern-1',
          FROM: 'ghost',
          DO: [block('looks_set_size', { ITEM: itField, VALUE: 1.6 })],
        }),
      ],
      [
        block('event_click', { ITEM: 'ghost' }),
        block('game_change_score', { VALUE: 1 }),
        block('sound_play', { SOUND: 'magic' }),
        block('looks_particles', { KIND: 'smoke', ITEM: 'ghost', SECONDS: 0.5 }),
        block('motion_put_random', { ITEM: 'ghost', METRES: 6 }),
        block('control_if', {
          IF: block('logic_compare', { A: block('game_score', {}), OP: 'EQ', B: 5 }),
          DO: [block('game_win', { TEXT: 'Caught! The ghost wants to be your friend.' })],
        }),
      ],
      [
        block('event_key', { KEY: 'space' }),
        block('control_if', {
          IF: block('looks_visible', { ITEM: 'ghost' }),
          DO: [block('looks_say', { ITEM: 'ghost', TEXT: 'Boo!', SECONDS: 1 })],
        }),
      ],
    ),
  },
  tries: [
    { at: 1, key: 'w', until: 1.6 },
    { at: 2, key: ' ', until: 2.1 },
    ...[3, 4, 5, 6, 7].map((at) => ({ at, click: 'ghost' })),
  ],
  expects: [
    { says: 'Boo', who: 'ghost' },
    { score: 5 },
    { thing: 'ghost', becomes: { opacity: 0 } },
    { effect: { kind: 'end', isWon: true } },
  ],
}
