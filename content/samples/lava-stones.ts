import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import { program } from './kit/program.ts'
import { mist, paint, shape } from './kit/props.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'

const lava = { color: '#f0602a', glow: 0.8, size: [12, 0.1, 3.4] } as const
const stone = { color: paint.grey, size: [2.6, 0.5, 1.3] } as const

/** Hot ground. */
export const lavaStones: Sample = {
  slug: 'the-floor-is-lava',
  name: { en: 'The Floor Is Lava', de: 'Der Boden ist Lava' },
  about: {
    en: 'Jump from stone to stone over three rivers of lava: every touch burns, and the flag is the goal.',
    de: 'Spring von Stein zu Stein über drei Lavaflüsse: Jede Berührung brennt, und die Fahne ist das Ziel.',
  },
  isProject: true,
  world: {
    displayName: 'The Floor Is Lava',
    entities: [
      ...stage({
        preset: 'desert',
        view: 'behind',
        from: [5, 6.4, 15],
        at: [0, 0.4, -3],
        player: [0, 0, 7],
        turn: 180,
      }),
      mist('capsule', 'Lava 1', [0, 0.02, 2.4], lava),
      mist('capsule', 'Lava 2', [0, 0.02, -3.4], lava),
      mist('capsule', 'Lava 3', [0, 0.02, -9.2], lava),
      shape('box', 'Stone 1', [0, 0.25, 2.4], stone),
      shape('box', 'Stone 2', [-1.6, 0.25, -3.4], stone),
      shape('box', 'Stone 3', [1.6, 0.25, -9.2], stone),
      placed('flag', 'Goal', [0, 0, -14], { color: paint.green, size: 1.4 }),
      placed('dragon', 'Dragon', [-5.4, 0, -13], { turn: 40 }),
      placed('rock', 'Rock', [7.4, 0, -0.4], { size: 1.8 }),
      placed('rock', 'Rock 2', [-7.2, 0, 5], { size: 1.3, turn: 80 }),
      placed('cactus', 'Cactus', [4.4, 0, 5.2], {}),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('game_set_health', { VALUE: 100 }),
        block('game_board', { SHOW: 'showScore' }),
        block('player_jump', { VALUE: 6 }),
        block('player_speed', { VALUE: 5 }),
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
    { at: 0.5, key: 'w', until: 1.2 },
    { at: 6, key: 'r', until: 6.1 },
  ],
  expects: [
    { effect: { kind: 'hud', health: 75 } },
    { score: -1 },
    { effect: { kind: 'camera', does: 'shake' } },
    { thing: 'player', ends: [0, 0, 7] },
    { effect: { kind: 'scene', name: null } },
  ],
}
