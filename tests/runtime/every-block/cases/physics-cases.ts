import { expect } from 'vitest'
import type { physicsBlocks } from '../../../../language/blocks/definitions/physics-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { chain, one, start, wait } from '../../../support/scripts/offered-block.ts'
import type { Seen } from '../../seen-in-frame/seen.ts'
import { answers, type BlockCase, board, does, mark, marked, thingOf, write } from '../block-case.ts'

const height =
  (id: string, check: (metres: number) => void) =>
  (seen: Seen): void =>
    check(thingOf(seen, id).position[1] ?? Number.NaN)
const ball = (position: readonly [number, number, number]) => ({
  position: [...position] as [number, number, number],
  components: { geometry: { primitive: 'sphere' }, physics: { body: 'falling' } },
})

export const physicsCases: Readonly<Record<keyof typeof physicsBlocks, BlockCase>> = {
  physics_make: does(
    'physics_make',
    { run: 'physics', thing: { position: [0, 3, 0] } },
    height('physics_make', (y) => expect(y).toBeCloseTo(0.5, 1)),
  ),
  physics_set: does(
    'physics_set',
    { run: 'bounce', thing: ball([-4, 3, 0]) },
    // It has come back from the ground.
    height('physics_set', (y) => expect(y).toBeGreaterThan(1.5)),
  ),
  physics_gravity: does(
    'physics_gravity',
    { run: 'moon', thing: ball([-8, 3, 0]) },
    // On Earth it would be at 1.8 by now.
    height('physics_gravity', (y) => expect(y).toBeGreaterThan(2.6)),
  ),
  physics_push: does(
    'physics_push',
    { run: 'push', thing: { position: [12, 3, 0] } },
    height('physics_push', (y) => expect(y).toBeGreaterThan(3.7)),
  ),
  physics_throw: does(
    'physics_throw',
    {
      run: 'physics',
      thing: { position: [0, 3, 30] },
      fields: { TO: 'physics-tower' },
      things: [frameEntity('physics-tower', { position: [4, 0.5, 30] })],
    },
    (seen) => expect(thingOf(seen, 'physics_throw').position[0]).toBeGreaterThan(2.8),
  ),
  physics_velocity: does(
    'physics_velocity',
    { run: 'push', thing: { position: [16, 3, 0] } },
    height('physics_velocity', (y) => expect(y).toBeGreaterThan(3.7)),
  ),
  physics_bump: {
    run: 'physics',
    things: [frameEntity('physics_bump', ball([-20, 3, 0]))],
    stacks: [chain(one('physics_bump', { fields: { ITEM: 'physics_bump' } }), mark('physics_bump', 'a'))],
    sees: marked('physics_bump', 'a'),
  },
  physics_speed: {
    run: 'physics',
    things: [frameEntity('physics_speed', ball([-30, 3, 0])), board('physics_speed')],
    stacks: [
      start(
        wait(0.5),
        write('physics_speed', one('physics_speed', { fields: { ITEM: 'physics_speed', AXIS: 'y' } })),
      ),
    ],
    sees: (seen) => expect(thingOf(seen, 'physics_speed-board').look).toMatch(/"value":"-[45]\.\d/),
  },
  physics_value: answers(
    'physics_value',
    { run: 'physics', thing: ball([-40, 3, 0]), fields: { WHAT: 'mass' } },
    '1',
  ),
}
