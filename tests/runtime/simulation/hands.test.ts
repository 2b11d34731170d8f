import { expect, test } from 'vitest'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { Vec3 } from '../../../runtime/simulation/space/vec3.ts'
import { worldHash } from '../../../runtime/simulation/world-hash.ts'
import { entityId, frameEntity, playerEntity } from '../../support/scripts/frame-entities.ts'
import { type Program, runProgram } from '../../support/scripts/run-program.ts'

const small = { scale: [0.4, 0.4, 0.4] } as const
const falling = { geometry: { primitive: 'box' }, physics: { body: 'falling' } } as const
const grab = (id: string, position: Vec3, rotation: Vec3 = [0, 0, 0]): RunInput => ({
  kind: 'grab',
  hand: 'right',
  entityId: entityId(id),
  position,
  rotation,
})
const move = (position: Vec3, rotation: Vec3 = [0, 0, 0]): RunInput => ({
  kind: 'hand',
  hand: 'right',
  position,
  rotation,
})
const letGo: RunInput = { kind: 'release', hand: 'right' }

async function run(
  entities: Program['entities'],
  inputs: NonNullable<Program['inputs']>,
  seconds = 0.5,
  source = '',
) {
  const { simulation } = await runProgram({ entities, tabs: { Tab: source }, seconds, inputs })
  const place = (id: string) =>
    (simulation.entities.get(entityId(id))?.position ?? []).map((part) => Math.round(part * 100) / 100)
  const turn = (id: string) => simulation.entities.get(entityId(id))?.rotation[1]
  return { place, turn, hash: worldHash(simulation.entities) }
}

test('what a hand takes goes and turns with it, and stays where it is let go of', async () => {
  const { place, turn } = await run([frameEntity('lamp', { position: [0, 1, -1], ...small })], {
    5: [grab('lamp', [0, 1, 0])],
    6: [move([2, 1, 0])],
    7: [move([2, 1, 0], [0, 90, 0])],
    9: [letGo],
    10: [move([9, 9, 9])],
  })
  expect(place('lamp')).toEqual([1, 1, 0])
  expect(turn('lamp')).toBe(90)
})

test('what hangs in something goes as a whole, however that is turned', async () => {
  const cart = frameEntity('cart', { position: [5, 0, 0], rotation: [0, 90, 0], ...small })
  const wheel = frameEntity('wheel', { parentId: 'cart', position: [0, 0, 1] })
  const { place } = await run([cart, wheel], { 5: [grab('wheel', [5, 0, 0])], 6: [move([5, 1, 0])] })
  expect(place('cart')).toEqual([5, 1, 0])
  expect(place('wheel')).toEqual([0, 0, 1])
})

test('houses, what is fixed or far away, and the player are not lifted', async () => {
  const entities = [
    frameEntity('house', { position: [0, 0, -2], scale: [3, 3, 3] }),
    frameEntity('post', {
      ...small,
      components: { geometry: { primitive: 'box' }, physics: { body: 'fixed' } },
    }),
    frameEntity('star', { position: [0, 9, 0], ...small }),
    playerEntity({ position: [20, 0, 0] }),
  ]
  const inputs = Object.fromEntries(
    ['house', 'post', 'star', 'player'].flatMap((id, index) => [
      [5 + index * 4, [grab(id, id === 'player' ? [20, 0, 0] : [0, 0, 0])]],
      [6 + index * 4, [move([0, 2, 0])]],
      [7 + index * 4, [letGo]],
    ]),
  )
  const { place } = await run(entities, inputs)
  expect(['house', 'post', 'star', 'player'].map(place)).toEqual([
    [0, 0, -2],
    [0, 0, 0],
    [0, 9, 0],
    [20, 0, 0],
  ])
})

const ball = frameEntity('ball', { position: [0, 1, -1], ...small, components: falling })

test('what falls rests in the hand and flies on as it was thrown, the same in each run', async () => {
  const held = await run([ball], { 1: [grab('ball', [0, 1, 0])] }, 1)
  expect(held.place('ball')).toEqual([0, 1, -1])
  const throwing: Record<number, readonly RunInput[]> = { 1: [grab('ball', [0, 1, 0])], 21: [letGo] }
  for (let step = 10; step <= 20; step += 1) throwing[step] = [move([0, 1, -(step - 10) / 10])]
  const thrown = await run([ball], throwing, 0.75)
  // Six metres a second for 25 steps.
  expect(thrown.place('ball')[2]).toBeCloseTo(-2 - 2.5, 2)
  expect(thrown.place('ball')[1]).toBeLessThan(0.8)
  expect((await run([ball], throwing, 0.75)).hash).toBe(thrown.hash)
})

test('what a program moves stays in the hand, and who takes the glasses off lets go', async () => {
  const entities = [frameEntity('hen', { position: [0, 1, -1], ...small })]
  const inputs: Record<number, readonly RunInput[]> = { 1: [grab('hen', [0, 1, 0])] }
  const source = "const hen = scene.get('hen')\nawait hen.moveUp(3, {seconds: 0.5})"
  expect((await run(entities, inputs, 0.25, source)).place('hen')).toEqual([0, 1, -1])
  const off = { ...inputs, 5: [{ kind: 'xr', mode: 'none' } as const], 6: [move([0, 5, 0])] }
  expect((await run(entities, off, 0.25)).place('hen')).toEqual([0, 1, -1])
})

test('what is held is in nobody’s way', async () => {
  const box = frameEntity('box', { position: [0, 1, -1.5], scale: [1, 1, 1] })
  const walks: Record<number, readonly RunInput[]> = { 2: [{ kind: 'key', phase: 'down', key: 'w' }] }
  const blocked = await run([playerEntity(), box], walks)
  expect(blocked.place('player')[2]).toBeGreaterThan(-1)
  const free = await run([playerEntity(), box], { ...walks, 1: [grab('box', [0, 1, 0])] })
  expect(free.place('player')[2]).toBeLessThan(-4)
})
