import { expect, test } from 'vitest'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { entityId, frameEntity, playerEntity } from '../../../support/scripts/frame-entities.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'

const key = (phase: 'down' | 'up', name: string): RunInput => ({ kind: 'key', phase, key: name })

/** Where the player is after each of two seconds of walking ahead. */
async function walksAhead(entities: readonly ReturnType<typeof frameEntity>[]) {
  const ran = await runProgram({
    entities: [...entities, playerEntity({ position: [0, 0, 2] })],
    tabs: {},
    seconds: 2,
    inputs: { 1: [key('down', 'w')] },
  })
  return ran.simulation.entities.get(entityId('player'))?.position ?? [0, 0, 0]
}

test('[E12] in a run one walks over a leaning plank, in a group too, and up a ramp; a cube of the same height is in the way', async () => {
  // 10 m long: its upper end is 2.6 m high, and the plank goes on into the ground.
  const lean = {
    rotation: [15, 0, 0] as [number, number, number],
    scale: [4, 0.2, 10] as [number, number, number],
  }
  const plank = frameEntity('plank', { ...lean, position: [0, 1.1, -4] })
  const over = await walksAhead([plank])
  expect(over[2]).toBeLessThan(-10)
  const group = frameEntity('group', { kind: 'group', position: [0, 1.1, 0], components: {} })
  const inside = frameEntity('plank', { ...lean, position: [0, 0, -4], parentId: 'group' })
  expect(await walksAhead([group, inside])).toEqual(over)
  const ramp = frameEntity('ramp', {
    position: [0, 1, -8],
    scale: [4, 2, 14],
    components: { geometry: { primitive: 'ramp' } },
  })
  expect((await walksAhead([ramp]))[1]).toBeGreaterThan(1.5)
  const cube = frameEntity('cube', { position: [0, 1, -8], scale: [4, 2, 14] })
  expect((await walksAhead([cube]))[2]).toBeCloseTo(-0.5, 6)
})
