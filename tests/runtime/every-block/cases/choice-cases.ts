import { expect } from 'vitest'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { type BlockState, number, one, start, wait } from '../../../support/scripts/offered-block.ts'
import type { Seen } from '../../seen-in-frame/seen.ts'
import { type BlockCase, board, mark, marked, standsAt, thingOf, write, written } from '../block-case.ts'

const moves = (direction: string, ...place: readonly number[]): BlockCase => ({
  run: 'values',
  things: [frameEntity(direction)],
  stacks: [start(one('motion_move', { fields: { ITEM: direction, DIRECTION: direction } }))],
  sees: standsAt(direction, ...place),
})
const turns = (direction: string, axis: 0 | 1 | 2, degrees: number): BlockCase => ({
  run: 'values',
  things: [frameEntity(direction)],
  stacks: [
    start(
      one('motion_turn', {
        fields: { ITEM: direction, DIRECTION: direction },
        inputs: { DEGREES: number(40) },
      }),
    ),
  ],
  sees: (seen: Seen) => expect(thingOf(seen, direction).rotation[axis]).toBeCloseTo(degrees, 4),
})
const says = (name: string, block: BlockState, words: string, run = 'values'): BlockCase => ({
  run,
  things: [board(name)],
  stacks: [start(wait(0.25), write(name, block))],
  sees: written(name, words),
})
const rounded = (op: string, degrees: number) =>
  one('math_round', {
    inputs: { NUM: one('math_trig', { fields: { OP: op }, inputs: { NUM: number(degrees) } }) },
  })

/** Helpers that blocks call when something else is chosen on them than they come with. */
export const choiceCases = {
  moveBack: moves('moveBack', 0, 0, -1),
  moveRight: moves('moveRight', -1, 0, 0),
  moveUp: moves('moveUp', 0, 1, 0),
  moveDown: moves('moveDown', 0, -1, 0),
  turnLeft: turns('turnLeft', 1, 40),
  turnUp: turns('turnUp', 0, -40),
  turnDown: turns('turnDown', 0, 40),
  sin: says('sin', rounded('SIN', 90), '1'),
  cos: says('cos', rounded('COS', 180), '-1'),
  isVR: says('isVR', one('sensing_device', { fields: { WHERE: 'isVR' } }), 'true', 'glasses'),
  isAR: says('isAR', one('sensing_device', { fields: { WHERE: 'isAR' } }), 'false', 'glasses'),
  friction: {
    run: 'physics',
    things: [
      frameEntity('friction', {
        position: [0, 0.5, 60],
        components: { geometry: { primitive: 'box' }, physics: { body: 'falling' } },
      }),
      board('friction'),
    ],
    stacks: [
      start(
        one('physics_set', { fields: { ITEM: 'friction', WHAT: 'friction' } }),
        write('friction', one('physics_value', { fields: { ITEM: 'friction', WHAT: 'friction' } })),
      ),
    ],
    sees: written('friction', '0.8'),
  },
  hideScore: {
    run: 'values',
    stacks: [start(one('game_board'), wait(0.2), one('game_board', { fields: { SHOW: 'hideScore' } }))],
    sees: ({ layerNow }: Seen) => expect(layerNow.join()).not.toContain('Score'),
  },
  pause: {
    run: 'silence',
    things: [frameEntity('pause', { kind: 'video', components: { video: { source: 'asset:film' } } })],
    stacks: [start(wait(1), one('sound_film', { fields: { ITEM: 'pause', ON: 'false' } }))],
    sees: ({ pauses }: Seen) => expect(pauses).toBeGreaterThan(0),
  },
  stopAll: {
    run: 'stopAll',
    stacks: [
      start(mark('stopAll', 'a'), wait(0.1), one('control_stop', { fields: { WHAT: 'all' } })),
      start(wait(0.5), mark('stopAll', 'b')),
    ],
    sees: marked('stopAll', 'a'),
  },
} as const satisfies Readonly<Record<string, BlockCase>>
