import { itField } from '../../language/blocks/it-field.ts'
import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program, variable } from './kit/program.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const seconds = variable('seconds')

const coins = (
  [
    [0, -1],
    [0, -5],
    [-4, -7],
    [4, -7],
    [-8, -2],
    [8, -2],
    [-6, 4],
    [6, 4],
    [0, -11],
    [-9, -9],
  ] as const
).map(([x, z], index) => placed('coin', `Coin ${index + 1}`, [x, 0.5, z], { size: 1.2 }))

/** Collecting against the clock. */
export const coinRush: Sample = {
  slug: 'coin-rush',
  ...sampleTexts['coin-rush'],
  isProject: true,
  world: {
    displayName: 'Coin Rush',
    entities: [
      ...stage({
        preset: 'desert',
        view: 'behind',
        from: [4, 7, 17],
        at: [0, 0.5, -1],
        player: [0, 0, 7],
        turn: 180,
      }),
      ...coins,
      placed('cactus', 'Cactus', [-3.4, 0, 1.4], {}),
      placed('cactus', 'Cactus 2', [6, 0, -10], { size: 1.3, turn: 80 }),
      placed('cactus', 'Cactus 3', [-11, 0, 1], { size: 1.1 }),
      placed('rock', 'Rock', [3.2, 0, 0.6], { size: 1.2 }),
      placed('rock', 'Rock 2', [-5, 0, -11], { size: 1.6, turn: 70 }),
      placed('signpost', 'Signpost', [2, 0, 6], { turn: -20 }),
    ],
    files: program(
      [seconds],
      [
        block('event_start', {}),
        block('player_speed', { VALUE: 8 }),
        block('variables_set', { VAR: seconds, VALUE: 20 }),
        block('variables_show', { VAR: seconds }),
        block('control_each_like', {
          ITEM: 'coin-1',
          DO: [block('motion_spin', { ITEM: itField, AXIS: 'y', TURNS: 0.5 })],
        }),
      ],
      [
        block('event_touch_like', { ITEM: 'player', ITEM_OTHER: 'coin-1' }),
        block('control_delete', { ITEM: itField }),
        block('sound_play', { SOUND: 'coin' }),
        block('game_change_score', { VALUE: 1 }),
      ],
      [
        block('event_every', { SECONDS: 1 }),
        block('math_change', { VAR: seconds, DELTA: -1 }),
        block('control_if', {
          IF: block('logic_compare', { A: block('variables_get', { VAR: seconds }), OP: 'LT', B: 1 }),
          DO: [block('game_over', { TEXT: 'Time is over. Once more?' })],
        }),
      ],
      [
        block('event_becomes_true', {
          IF: block('logic_compare', { A: block('sensing_count', { ITEM: 'coin-1' }), OP: 'EQ', B: 0 }),
        }),
        block('game_win', { TEXT: 'All ten coins. You are fast!' }),
      ],
    ),
  },
  tries: [{ at: 0.5, key: 'w', until: 4 }],
  expects: [
    { score: 3 },
    { like: 'coin-10', count: 7 },
    { effect: { kind: 'value', name: 'seconds', text: '15' } },
    { thing: 'coin-10', turns: 300 },
  ],
}
