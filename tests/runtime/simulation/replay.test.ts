import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { entityId, frameEntity, playerEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const entities = [
  frameEntity('dragon', { name: 'Dragon', position: [2, 0, 0] }),
  frameEntity('wing', { parentId: 'dragon', name: 'Wing', position: [1, 0, 0] }),
  frameEntity('coin', { name: 'Coin', position: [0, 0.5, -6] }),
  playerEntity(),
]

const tabs = {
  Tab1: `const dragon = scene.get('Dragon')
    dragon.onClick(async () => { await dragon.moveForward(random(1, 3), {seconds: Math.random()}); dragon.turnLeft(37) })
    onKey('e', async () => { const copy = dragon.clone(); await copy.glideTo(player, {seconds: 0.3}); copy.remove() })
    player.onTouch('Coin', (coin) => coin.goTo({x: random(-5, 5), z: random(-9, 9)}))
    while (true) { scene.get('Wing').rotation.z += random(); await nextFrame() }`,
  Acting: `const [dragon, coin] = [scene.get('Dragon'), scene.get('Coin')]
    coin.follow(player, {distance: 1})
    onKey('d', async () => { await dragon.circleAround(coin, {seconds: 0.4}); dragon.goToRandomPlace(4); dragon.turnBackAtEdge(3) })
    onKey('w', async () => { await dragon.followPath([coin, player], {seconds: 0.5}); dragon.moveOn(random()) })`,
  Tab2: `repeatEvery(0.2, () => { scene.get('Dragon').pointTowards(player); broadcast('tick') })
    onMessage('tick', () => scene.get('Dragon').moveUp(random() / 10, {seconds: 0.1}))`,
}

const key = fc.constantFrom('w', 'a', 's', 'd', ' ', 'e', 'ArrowUp')
const input: fc.Arbitrary<RunInput> = fc.oneof(
  fc.record({
    kind: fc.constant('key' as const),
    phase: fc.constantFrom('down' as const, 'up' as const),
    key,
  }),
  fc.record({
    kind: fc.constant('click' as const),
    entityId: fc.constantFrom('dragon', 'coin', 'gone').map(entityId),
  }),
  fc.record({
    kind: fc.constant('look' as const),
    yaw: fc.double({ min: -720, max: 720, noNaN: true }),
    pitch: fc.constant(0),
  }),
)
const log = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), input), { maxLength: 40 })

const inSteps = (entries: readonly (readonly [number, RunInput])[]): Record<number, RunInput[]> => {
  const steps: Record<number, RunInput[]> = {}
  for (const [step, happened] of entries) steps[step] = [...(steps[step] ?? []), happened]
  return steps
}

async function play(seed: number, inputs: Record<number, RunInput[]>) {
  const { simulation, errors } = await runProgram({ entities, tabs, seed, seconds: 1.5, inputs })
  expect(errors).toEqual([])
  return [...simulation.entities.values()].map(({ id, position, rotation }) => ({ id, position, rotation }))
}

test('a run replays from its seed and its inputs to identical places, also when they went through JSON', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), log, async (seed, entries) => {
      const inputs = inSteps(entries)
      const first = await play(seed, inputs)
      const again = await play(seed, JSON.parse(JSON.stringify(inputs)))
      expect(JSON.stringify(again)).toBe(JSON.stringify(first))
    }),
    { numRuns: 15 },
  )
})

test('another seed or another input is another run', async () => {
  const inputs = inSteps([[5, { kind: 'click', entityId: entityId('dragon') }]])
  const first = JSON.stringify(await play(1, inputs))
  expect(JSON.stringify(await play(2, inputs))).not.toBe(first)
  expect(JSON.stringify(await play(1, {}))).not.toBe(first)
})
