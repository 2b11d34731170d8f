import { expect, test } from 'vitest'
import type { ModelName } from '../../../../model/components/model.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { entityId, frameEntity, playerEntity } from '../../../support/scripts/frame-entities.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'

const model = (id: string, name: ModelName, body?: string) =>
  frameEntity(id, {
    kind: 'model',
    position: [9, 0, 0],
    components: { model: { name }, ...(body && { physics: { body } }) },
  })

test('tall scenery hides a player though one may go through it, and what is low, is a ghost or gives way does not', async () => {
  const covers = async (...entities: readonly ReturnType<typeof frameEntity>[]) => {
    const { simulation } = await runProgram({ entities, tabs: {}, seconds: 0.1 })
    return [simulation.covers().length, simulation.solids().length]
  }
  expect(await covers(model('pine', 'pine'))).toEqual([1, 0])
  expect(await covers(model('pine', 'pine', 'fixed'))).toEqual([1, 1])
  expect(await covers(model('bush', 'bush'))).toEqual([0, 0])
  expect(await covers(model('dragon', 'dragon'))).toEqual([0, 0])
  expect(await covers(model('crate', 'crate', 'falling'))).toEqual([0, 0])
})

test('one goes under the deck of a solid tree house as far as its trunk', async () => {
  const house = frameEntity('house', {
    kind: 'model',
    components: { model: { name: 'treehouse' }, physics: { body: 'fixed' } },
  })
  const key: RunInput = { kind: 'key', phase: 'down', key: 'w' }
  const { simulation } = await runProgram({
    entities: [house, playerEntity({ position: [0, 0, 8] })],
    tabs: {},
    seconds: 2,
    inputs: { 1: [key] },
  })
  const z = simulation.entities.get(entityId('player'))?.position[2]
  expect(z).toBeGreaterThan(0.9)
  expect(z).toBeLessThan(1.2)
})
