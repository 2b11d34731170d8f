import { beforeAll, expect, test } from 'vitest'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { buildModel } from '../../../../runtime/models/build-model.ts'
import { modelParts } from '../../../../runtime/simulation/touching/model-parts.ts'
import { entityId, frameEntity } from '../../../support/scripts/frame-entities.ts'
import { type Ran, runProgram } from '../../../support/scripts/run-program.ts'
import { headlessThree as three } from '../../models/headless-three.ts'
import { loadEveryRecipe } from '../../models/load-every-recipe.ts'

beforeAll(loadEveryRecipe)

const player = {
  width: 1,
  height: 2,
  depth: 1,
  movementSpeed: 10,
  jumpStartSpeed: 5,
  jumpSpeed: 15,
  gravity: 9.81,
  maxClimbAngle: 60,
  collideWithSurfaces: true,
  multiJump: false,
  hillClimbing: true,
}
const base = (body?: string) =>
  frameEntity('base', {
    kind: 'model',
    components: { model: { name: 'moon-base' }, ...(body && { physics: { body } }) },
  })
const walker = (x: number, z: number) =>
  frameEntity('player', {
    kind: 'player',
    position: [x, 0, z],
    rotation: [0, 180, 0],
    components: { player },
  })

const key = (phase: 'down' | 'up', name: string): RunInput => ({ kind: 'key', phase, key: name })
const placeOf = ({ simulation }: Ran, id: string) =>
  simulation.entities.get(entityId(id))?.position ?? [0, 0, 0]

/** Where somebody comes to who walks ahead (towards −z) for two seconds. */
async function walksAhead(x: number, body?: string) {
  const ran = await runProgram({
    entities: [base(body), walker(x, 9)],
    tabs: {},
    seconds: 2,
    inputs: { 1: [key('down', 'w')] },
  })
  return placeOf(ran, 'player')
}

test('who walks comes in by the airlock of a solid moon base, as far as the wall behind, and nowhere else', async () => {
  const inside = await walksAhead(0, 'fixed')
  expect(inside[2]).toBeGreaterThan(-3.6)
  expect(inside[2]).toBeLessThan(-3)
  const outside = await walksAhead(3, 'fixed')
  expect(outside[2]).toBeGreaterThan(3)
  expect((await walksAhead(3))[2], 'a ghost holds nobody').toBeCloseTo(-11, 5)
})

test('what falls lies on the wall and on the dome of a hollow model, and through its door upon the ground', async () => {
  const ball = (id: string, place: readonly [number, number, number]) =>
    frameEntity(id, {
      position: [...place],
      scale: [0.3, 0.3, 0.3],
      components: { geometry: { primitive: 'box' }, physics: { body: 'falling' } },
    })
  const ran = await runProgram({
    entities: [base('fixed'), ball('high', [0, 6, 0]), ball('wall', [-4.2, 4, 0]), ball('in', [0, 2, 5])],
    tabs: {},
    seconds: 3,
  })
  const heights = ['high', 'wall', 'in'].map((id) => Math.round(placeOf(ran, id)[1] * 20) / 20)
  expect(heights).toEqual([4.55, 2.45, 0.15])
})

test('nobody goes through the people on the seats of an arena, who are solid where they are drawn, and one goes between them', async () => {
  for (const [name, people] of [
    ['arena-stand', 7],
    ['arena-terrace', 5],
  ] as const) {
    const parts = modelParts[name] ?? []
    const drawn = buildModel(three, name)
    drawn.updateMatrixWorld(true)
    const heads = parts.filter(({ min }) => min[1] > 0)
    expect(heads).toHaveLength(people)
    for (const { min, max } of heads) {
      const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2]
      const from = new three.Vector3(x, max[1] + 0.5, z)
      const [hit] = new three.Raycaster(from, new three.Vector3(0, -1, 0)).intersectObject(drawn, true)
      expect(Math.abs((hit?.point.y ?? 0) - max[1]), `${name} ${x} ${z}`).toBeLessThan(0.15)
    }
    const gaps = heads.filter(({ min }) => min[1] < 1.1).map(({ min, max }) => [min[0], max[0]] as const)
    for (const [index, [begin]] of gaps.slice(1).entries())
      expect(begin - (gaps[index]?.[1] ?? begin)).toBeGreaterThan(player.width)
  }
})
