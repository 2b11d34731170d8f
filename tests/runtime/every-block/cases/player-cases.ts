import { expect } from 'vitest'
import type { playerBlocks } from '../../../../language/blocks/definitions/player-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { number, one, start, wait } from '../../../support/scripts/offered-block.ts'
import { over } from '../../seen-in-frame/expect-seen.ts'
import type { Seen } from '../../seen-in-frame/seen.ts'
import { answers, type BlockCase, board, does, thingOf, write, written } from '../block-case.ts'
import { key } from '../person-inputs.ts'

/** Forward and a jump from the second step on. */
const person = { 2: [key('down', 'w'), key('down', ' ')] }

const player =
  (axis: 0 | 1 | 2, check: (metres: number) => void) =>
  (seen: Seen): void =>
    check(thingOf(seen, 'player').position[axis] ?? Number.NaN)
export const playerCases: Readonly<Record<keyof typeof playerBlocks, BlockCase>> = {
  player_speed: does(
    'player_speed',
    { run: 'walk', person },
    player(2, (z) => expect(z).toBeLessThan(-18)),
  ),
  player_jump: does(
    'player_jump',
    { run: 'jump', person },
    player(1, (y) => expect(y).toBeGreaterThan(3)),
  ),
  player_gravity: does(
    'player_gravity',
    { run: 'float', person },
    player(1, (y) => expect(y).toBeGreaterThan(7)),
  ),
  player_teleport: {
    run: 'teleport',
    things: [frameEntity('player_teleport', { position: [3, 0, 3] }), board('player_teleport')],
    stacks: [
      start(
        one('player_teleport', { fields: { ITEM: 'player_teleport', TO: 'player_teleport' } }),
        write('player_teleport', one('player_place')),
      ),
    ],
    sees: written('player_teleport', '3'),
  },
  player_teleport_place: {
    run: 'teleport',
    things: [board('player_teleport_place')],
    stacks: [
      start(
        wait(0.5),
        one('player_teleport_place', { inputs: { X: number(-7) } }),
        write('player_teleport_place', one('player_place')),
      ),
    ],
    sees: written('player_teleport_place', '-7'),
  },
  player_can_move: does(
    'player_can_move',
    { run: 'asking', fields: { ON: 'false' }, person },
    player(2, (z) => expect(z).toBeCloseTo(0, 4)),
  ),
  player_can_jump: does(
    'player_can_jump',
    { run: 'asking', fields: { ON: 'false' } },
    player(1, (y) => expect(y).toBe(0)),
  ),
  player_view: does('player_view', { run: 'camera' }, ({ camera }) => {
    // Where the camera of a scene stands by itself is high and far away.
    expect(camera.position[1]).toBeLessThan(20)
  }),
  player_place: answers('player_place', { run: 'asking' }, '4'),
  player_give: does('player_give', { run: 'asking' }, (seen) => {
    over(/screen-bag: Bag .*player_give|Bag .*player_give/)(seen)
    expect(thingOf(seen, 'player_give').isVisible).toBe(false)
  }),
  player_take: does(
    'player_take',
    {
      run: 'teleport',
      first: [one('player_give', { fields: { ITEM: 'player_take' } })],
      thing: { position: [50, 0, 0] },
    },
    (seen) => {
      expect(thingOf(seen, 'player_take').isVisible).toBe(true)
      expect(Math.abs(thingOf(seen, 'player_take').position[0] ?? 50)).toBeLessThan(10)
    },
  ),
  player_has: answers(
    'player_has',
    { run: 'asking', first: [one('player_give', { fields: { ITEM: 'player_has' } })] },
    'true',
  ),
  game_set_score: does('game_set_score', { inputs: { VALUE: number(40) } }, over('Score 42')),
  game_change_score: does(
    'game_change_score',
    { after: 0.5, inputs: { VALUE: number(2) } },
    over('Score 42'),
  ),
  game_score: answers('game_score', { after: 1 }, '42'),
  game_set_health: does('game_set_health', { inputs: { VALUE: number(77) } }, over('Health 67')),
  game_change_health: does('game_change_health', { after: 0.5 }, over('Health 67')),
  game_health: answers('game_health', { after: 1 }, '67'),
  game_board: does('game_board', { run: 'asking' }, over(/Score 0.*Health 100/)),
  game_win: does('game_win', { run: 'game_win' }, over('You win!Well done!')),
  game_over: does('game_over', { run: 'game_over' }, over('Game overTry again!')),
}
