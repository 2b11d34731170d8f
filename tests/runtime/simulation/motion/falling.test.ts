import { expect, test } from 'vitest'
import { EntityId } from '../../../../model/ids.ts'
import type { JsonObject } from '../../../../model/json.ts'
import type { Vec3 } from '../../../../model/project/project.ts'
import type { FrameEntity } from '../../../../protocol/frame/frame-entity.ts'
import { createFalling } from '../../../../runtime/simulation/motion/falling.ts'
import { solidBoxes } from '../../../../runtime/simulation/motion/solid-boxes.ts'
import { createWorld } from '../../../../runtime/simulation/world/world.ts'

const cube = (id: string, position: Vec3, physics?: JsonObject): FrameEntity => ({
  id: EntityId.parse(id),
  parentId: null,
  kind: 'shape',
  name: id,
  position,
  rotation: [0, 0, 0],
  scale: [1, 1, 1],
  components: { geometry: { primitive: 'box' }, ...(physics && { physics }) },
  isHidden: false,
  isLocked: false,
})
const falling = { body: 'falling' }

function heightsAfter(steps: number, entities: readonly FrameEntity[]): readonly number[] {
  const world = createWorld(entities)
  const fall = createFalling()
  for (let step = 0; step < steps; step++) fall.step(world, 9.81)
  return [...world.bodies.values()].map(({ position }) => Math.round(position[1] * 100) / 100)
}

test('what falls comes to rest on the ground, or on what is solid below it', () => {
  expect(heightsAfter(180, [cube('a', [0, 5, 0], falling)])).toEqual([0.5])
  expect(heightsAfter(180, [cube('table', [0, 1, 0]), cube('cup', [0, 5, 0], falling)])).toEqual([1, 2])
  expect(heightsAfter(180, [cube('low', [0, 2, 0], falling), cube('high', [0, 6, 0], falling)])).toEqual([
    0.5, 1.5,
  ])
})

test('it falls through a ghost, and what does not fall stays where it is', () => {
  const entities = [cube('mist', [0, 2, 0], { body: 'ghost' }), cube('ball', [0, 5, 0], falling)]
  expect(heightsAfter(180, entities)).toEqual([2, 0.5])
  expect(heightsAfter(180, [cube('cloud', [0, 5, 0])])).toEqual([5])
})

test('shapes are solid unless they are ghosts; what says nothing true is as usual', () => {
  const world = createWorld([
    cube('plain', [0, 0, 0]),
    cube('ghost', [3, 0, 0], { body: 'ghost' }),
    cube('odd', [6, 0, 0], { body: 'sponge' }),
  ])
  expect(solidBoxes(world)).toHaveLength(2)
})
