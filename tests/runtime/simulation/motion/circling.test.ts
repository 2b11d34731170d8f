import { expect, test } from 'vitest'
import { entityId, frameEntity } from '../../../support/scripts/frame-entities.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'

const entities = [frameEntity('sun'), frameEntity('earth', { position: [4, 0, 0] })]

/** How the earth is turned about the vertical axis after half a round, degrees from 0 to 360. */
async function turnAfter(source: string): Promise<number> {
  const { simulation, errors } = await runProgram({
    entities,
    tabs: { main: `const earth = scene.get('earth'); const sun = scene.get('sun');\n${source}` },
    seconds: 2,
  })
  expect(errors).toEqual([])
  const earth = simulation.entities.get(entityId('earth'))
  expect(earth?.position[0]).toBeCloseTo(-4, 5)
  return ((earth?.rotation[1] ?? 0) + 360) % 360
}

test('what circles looks where it goes', async () => {
  expect(await turnAfter('earth.circleAround(sun, {seconds: 4})')).toBeCloseTo(180, 5)
})

test('what spins goes on spinning while it circles, as the earth does', async () => {
  expect(await turnAfter('earth.spin("y", 0.125); earth.circleAround(sun, {seconds: 4})')).toBeCloseTo(90, 5)
})

test('what was stopped, or spins not at all any more, looks where it goes again', async () => {
  const stopped = 'earth.spin("y", 0.125); earth.stop(); earth.circleAround(sun, {seconds: 4})'
  expect(await turnAfter(stopped)).toBeCloseTo(180, 5)
  const ended = 'earth.spin("y", 0.125); earth.spin("y", 0); earth.circleAround(sun, {seconds: 4})'
  expect(await turnAfter(ended)).toBeCloseTo(180, 5)
})
