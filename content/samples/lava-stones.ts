import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { mist, paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const lava = { color: '#e8481c', glow: 0.5, size: [14, 0.1, 4.6] } as const
const stone = { color: paint.grey, size: [3, 0.5, 2] } as const

/** Hot ground. */
export const lavaStones: Sample = {
  slug: 'the-floor-is-lava',
  ...sampleTexts['the-floor-is-lava'],
  isProject: true,
  world: {
    displayName: 'The Floor Is Lava',
    entities: [
      ...stage({
        preset: 'desert',
        view: 'behind',
        from: [5, 6.4, 15],
        at: [0, 0.4, -2.6],
        player: [0, 0, 7],
        turn: 180,
      }),
      mist('box', 'Lava 1', [0, 0.02, 2], lava),
      mist('box', 'Lava 2', [0, 0.02, -7.5], lava),
      shape('hexagon', 'Stone 1', [0, 0.25, 2], stone),
      shape('hexagon', 'Stone 2', [-1.2, 0.25, -7.5], stone),
      placed('flag', 'Goal', [0, 0, -12.5], { color: paint.green, size: 1.4 }),
      placed('dragon', 'Dragon', [-4.6, 0, -12], { turn: 40 }),
      placed('rock', 'Rock', [7.6, 0, -2.4], { size: 1.8 }),
      placed('rock', 'Rock 2', [-7.4, 0, -2.6], { size: 1.6, turn: 80 }),
      placed('cactus', 'Cactus', [6.4, 0, 5.6], {}),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('game_set_health', { VALUE: 100 }),
        block('game_board', { SHOW: 'showScore' }),
        block('player_jump', { VALUE: 5 }),
        block('player_speed', { VALUE: 4 }),
        block('control_forever', {
          DO: [
            block('control_if', {
              IF: block('sensing_touching_like', { ITEM: 'player', ITEM_OTHER: 'lava-1' }),
              DO: [
                block('game_change_health', { VALUE: -25 }),
                block('sound_play', { SOUND: 'hit' }),
                block('control_wait', { SECONDS: 0.3 }),
              ],
            }),
          ],
        }),
      ],
      [
        block('event_becomes_true', {
          IF: block('logic_compare', { A: block('game_health', {}), OP: 'LT', B: 1 }),
        }),
        block('game_change_score', { VALUE: -1 }),
        block('camera_shake', { SECONDS: 0.3 }),
        block('player_teleport_place', { X: 0, Y: 0, Z: 7 }),
        block('game_set_health', { VALUE: 100 }),
      ],
      [
        block('event_player_enters', { ITEM: 'goal' }),
        block('game_win', { TEXT: 'Your feet are still cool!' }),
      ],
      [block('event_key', { KEY: 'r' }), block('control_restart', {})],
    ),
  },
  tries: [
    { at: 0.5, key: 'w', until: 9.9 },
    ...[2.45, 3.4, 4.85, 5.8].map((at) => ({ at, key: ' ', until: at + 0.1 })),
  ],
  expects: [
    { effect: { kind: 'hud', health: 25 } },
    { score: -1 },
    { effect: { kind: 'camera', does: 'shake' } },
    { thing: 'player', becomes: { position: [0, 0, 7] } },
    { effect: { kind: 'end', isWon: true } },
  ],
}
