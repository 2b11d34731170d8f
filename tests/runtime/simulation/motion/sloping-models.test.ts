import { beforeAll, expect, test } from 'vitest'
import { templatePlayer } from '../../../../content/templates/template-player.ts'
import type { ModelName } from '../../../../model/components/model.ts'
import { identity } from '../../../../model/space/affine.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { buildModel } from '../../../../runtime/models/build-model.ts'
import { slantOfPart } from '../../../../runtime/simulation/motion/slant.ts'
import { modelParts } from '../../../../runtime/simulation/touching/model-parts.ts'
import { entityId, frameEntity } from '../../../support/scripts/frame-entities.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'
import { headlessThree as three } from '../../models/headless-three.ts'
import { loadEveryRecipe } from '../../models/load-every-recipe.ts'

beforeAll(loadEveryRecipe)

type Place = readonly [x: number, y: number, z: number]
type Stand = Partial<Pick<ReturnType<typeof frameEntity>, 'position' | 'rotation' | 'scale'>>

const key = (phase: 'down' | 'up', name: string): RunInput => ({ kind: 'key', phase, key: name })
const model = (name: ModelName, stand: Stand, body = 'fixed') =>
  frameEntity(name, { kind: 'model', ...stand, components: { model: { name }, physics: { body } } })

/** Where somebody is in each tenth of a second who walks ahead (towards −z) from there. */
async function walksAhead(thing: ReturnType<typeof frameEntity>, from: Place, seconds = 1.2) {
  const player = frameEntity('player', {
    kind: 'player',
    position: [...from],
    rotation: [0, 180, 0],
    components: { player: templatePlayer },
  })
  const path: Place[] = []
  await runProgram({
    entities: [thing, player],
    tabs: {},
    seconds,
    inputs(simulation, step) {
      const at = simulation.entities.get(entityId('player'))?.position
      if (at && step % 6 === 0) path.push(at)
      return step === 1 ? [key('down', 'w')] : []
    },
  })
  return path
}

/** How high the picture of a model is at a place, straight from above, metres. */
function seenHeight(name: ModelName, x: number, z: number): number {
  const drawn = buildModel(three, name)
  drawn.updateMatrixWorld(true)
  const from = new three.Vector3(x, 20, z)
  const [hit] = new three.Raycaster(from, new three.Vector3(0, -1, 0)).intersectObject(drawn, true)
  return hit?.point.y ?? 0
}

test('[E12] one walks over a bridge: up its arch, over the middle and down again, whichever way it lies', async () => {
  const path = await walksAhead(model('bridge', {}), [0, 0, 5])
  expect(Math.max(...path.map(([, y]) => y))).toBeGreaterThan(0.7)
  expect(Math.max(...path.map(([, y]) => y))).toBeLessThan(0.8)
  expect(path.at(-1)?.[2]).toBeLessThan(-3)
  expect(path.at(-1)?.[1]).toBe(0)
  const steps = path.slice(1).map(([, y], index) => Math.abs(y - (path[index]?.[1] ?? 0)))
  expect(Math.max(...steps), 'no hop').toBeLessThan(0.5)
  const turned = await walksAhead(model('bridge', { rotation: [0, 15, 0] }), [0.3, 0, 5], 0.6)
  expect(Math.max(...turned.map(([, y]) => y))).toBeGreaterThan(0.7)
})

test('[E12] a bridge is in the way of whoever comes from its side, and not of whoever goes under a great one', async () => {
  const across = { rotation: [0, 90, 0] as [number, number, number] }
  expect((await walksAhead(model('bridge', across), [0, 0, 5])).at(-1)?.[2]).toBeGreaterThan(0.7)
  const great = model('bridge', { ...across, scale: [5, 5, 5] })
  expect((await walksAhead(great, [0, 0, 6], 1.5)).at(-1)).toEqual([0, 0, expect.closeTo(-8.8, 0)])
})

test('[E12] a model that leans is walked up as far as it lies there, and is too steep where it stands up', async () => {
  // 1.9 m long, as a plank against something.
  const shelf = (lean: number) =>
    model('bookshelf', { position: [0, 0, 1], rotation: [-lean, 0, 0], scale: [2, 3, 0.4] })
  const up = await walksAhead(shelf(65), [0, 0, 3], 0.6)
  expect(Math.max(...up.map(([, y]) => y))).toBeGreaterThan(1.5)
  const steep = await walksAhead(shelf(12), [0, 0, 3], 0.6)
  expect(Math.max(...steep.map(([, y]) => y))).toBe(0)
  expect(steep.at(-1)?.[2]).toBeGreaterThan(1)
})

test('a ball rolls down the roof of a house, and one that is put on the arch of a bridge rolls off it', async () => {
  const ball = (id: string, position: Place) =>
    frameEntity(id, {
      position: [...position],
      scale: [0.4, 0.4, 0.4],
      components: { geometry: { primitive: 'sphere' }, physics: { body: 'falling', friction: 0.2 } },
    })
  const { simulation } = await runProgram({
    entities: [
      model('house', {}),
      model('bridge', { position: [8, 0, 0] }),
      ball('left', [-0.3, 3.4, 0]),
      ball('right', [0.3, 3.4, 0]),
      ball('far', [8, 1.2, 0.8]),
    ],
    tabs: {},
    seconds: 3,
  })
  const placeOf = (id: string) => simulation.entities.get(entityId(id))?.position ?? [0, 0, 0]
  expect(placeOf('left')[0]).toBeLessThan(-1.2)
  expect(placeOf('right')[0]).toBeGreaterThan(1.2)
  expect(placeOf('far')[2]).toBeGreaterThan(2)
})

test.each([
  ['bridge', [0], [-2, -1.6, -0.8, 0, 0.6, 1.4, 2], 0.06],
  ['house', [-1, -0.6, 0.5, 0.9], [0.6], 0.16],
] as const)('a %s is as high for who walks as it looks', (name, alongX, alongZ, most) => {
  for (const x of alongX)
    for (const z of alongZ) {
      const tops = (modelParts[name] ?? []).map((part) => {
        const { min, max } = part
        if (x < min[0] || x > max[0] || z < min[2] || z > max[2]) return 0
        return slantOfPart(part, identity)?.sectionAt(x, z)?.high ?? max[1]
      })
      const seen = seenHeight(name, x, z)
      expect(Math.abs(Math.max(...tops) - seen), `${x}, ${z}: ${seen}`).toBeLessThan(most)
    }
})
