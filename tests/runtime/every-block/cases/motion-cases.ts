import { expect } from 'vitest'
import type { BlockType } from '../../../../language/blocks/block-catalogue.ts'
import type { motionBlocks } from '../../../../language/blocks/definitions/motion-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { number, one, wait } from '../../../support/scripts/offered-block.ts'
import type { Seen } from '../../seen-in-frame/seen.ts'
import { answers, type BlockCase, does, standsAt, thingOf } from '../block-case.ts'

/** Where a block about another thing finds it. */
const there = [4, 0, 4] as const
const goal = (type: string) => frameEntity(`${type}-goal`, { position: [...there] })
const towards = (type: BlockType) => ({ fields: { TO: `${type}-goal` }, things: [goal(type)] })

const turned =
  (type: string, degrees: number) =>
  (seen: Seen): void =>
    expect(thingOf(seen, type).rotation[1]).toBeCloseTo(degrees, 4)
const away = (seen: Seen, type: string, from: readonly number[]): number =>
  Math.hypot(...thingOf(seen, type).position.map((part, axis) => part - (from[axis] ?? 0)))

const flags = [0, 4].map((z, index) =>
  frameEntity(`flag-${index}`, {
    kind: 'model',
    position: [9, 0, z],
    components: { model: { name: 'flag' } },
  }),
)
const pathGoals = ['a', 'b'].map((name, index) => frameEntity(`path-${name}`, { position: [index, 0, 3] }))

/** What each block has done with its box when the run stands still. */
export const motionCases: Readonly<Record<keyof typeof motionBlocks, BlockCase>> = {
  motion_move: does('motion_move', {}, standsAt('motion_move', 0, 0, 1)),
  motion_glide: does('motion_glide', {}, standsAt('motion_glide', 0, 1, 0)),
  motion_glide_to: does('motion_glide_to', towards('motion_glide_to'), standsAt('motion_glide_to', ...there)),
  motion_put: does('motion_put', {}, standsAt('motion_put', 0, 1, 0)),
  motion_put_to: does('motion_put_to', towards('motion_put_to'), standsAt('motion_put_to', ...there)),
  motion_put_random: does('motion_put_random', {}, (seen) => {
    expect(away(seen, 'motion_put_random', [0, 0, 0])).toBeGreaterThan(0)
    for (const part of thingOf(seen, 'motion_put_random').position)
      expect(Math.abs(part)).toBeLessThanOrEqual(5)
  }),
  motion_turn: does('motion_turn', {}, turned('motion_turn', -90)),
  motion_point: does('motion_point', towards('motion_point'), turned('motion_point', 45)),
  motion_spin: does('motion_spin', { inputs: { TURNS: number(0.02) } }, (seen) =>
    expect(Math.abs(thingOf(seen, 'motion_spin').rotation[1] ?? 0)).toBeGreaterThan(20),
  ),
  motion_set_turn: does('motion_set_turn', {}, turned('motion_set_turn', 45)),
  motion_change_turn: does('motion_change_turn', {}, turned('motion_change_turn', 15)),
  motion_move_on: does('motion_move_on', {}, (seen) =>
    expect(thingOf(seen, 'motion_move_on').position[2]).toBeGreaterThan(5),
  ),
  motion_stop: does(
    'motion_stop',
    { first: [one('motion_move_on', { fields: { ITEM: 'motion_stop' } }), wait(0.1)] },
    (seen) => {
      expect(thingOf(seen, 'motion_stop').position[2]).toBeGreaterThan(0)
      expect(thingOf(seen, 'motion_stop').position[2]).toBeLessThan(0.5)
    },
  ),
  motion_follow: does('motion_follow', towards('motion_follow'), (seen) =>
    expect(away(seen, 'motion_follow', there)).toBeCloseTo(2, 4),
  ),
  motion_circle: does('motion_circle', towards('motion_circle'), (seen) =>
    expect(away(seen, 'motion_circle', there)).toBeCloseTo(2, 4),
  ),
  motion_path: does(
    'motion_path',
    { fields: { ITEM1: 'path-a', ITEM2: 'path-b', ITEM3: 'path-b' }, things: pathGoals },
    standsAt('motion_path', 1, 0, 3),
  ),
  motion_path_named: does('motion_path_named', { things: flags }, standsAt('motion_path_named', 9, 0, 4)),
  motion_edge: does('motion_edge', { thing: { position: [20, 0, 0], rotation: [0, 90, 0] } }, (seen) => {
    standsAt('motion_edge', 10, 0, 0)(seen)
    turned('motion_edge', -90)(seen)
  }),
  motion_set_place: does('motion_set_place', {}, standsAt('motion_set_place', 2, 0, 0)),
  motion_change_place: does(
    'motion_change_place',
    { thing: { position: [1, 0, 0] } },
    standsAt('motion_change_place', 2, 0, 0),
  ),
  motion_place_of: answers('motion_place_of', { thing: { position: [1, 0, 0] } }, '1'),
  motion_turn_of: answers('motion_turn_of', { thing: { rotation: [0, 30, 0] } }, '30'),
}
