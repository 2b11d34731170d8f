import { expect, test } from 'vitest'
import type { JsonObject } from '../../../../model/json.ts'
import type { FrameEntity } from '../../../../protocol/frame/frame-entity.ts'
import { landHeight } from '../../../../runtime/land/land-height.ts'
import { steepnessOf } from '../../../../runtime/land/land-of-preset.ts'
import { entityId, frameEntity } from '../../../support/scripts/frame-entities.ts'
import { type Program, type Ran, runProgram } from '../../../support/scripts/run-program.ts'
import { environmentEntity } from '../../support/environment-entity.ts'

const falling = { body: 'falling' }
type Place = readonly [number, number, number]

const shape = (id: string, position: Place, physics?: JsonObject, primitive = 'box'): FrameEntity =>
  frameEntity(id, {
    position: [...position],
    components: { geometry: { primitive }, ...(physics && { physics }) },
  })

const run = (
  entities: readonly FrameEntity[],
  source = '',
  seconds = 3,
  more: Partial<Program> = {},
): Promise<Ran> => runProgram({ entities, tabs: { Tab: source }, seconds, ...more })

const placeOf = ({ simulation }: Ran, id: string) =>
  simulation.entities.get(entityId(id))?.position ?? [0, 0, 0]
const heightOf = (ran: Ran, id: string) => Math.round(placeOf(ran, id)[1] * 50) / 50

test('what falls comes to rest on the ground, or on what is solid below it', async () => {
  const ran = await run([
    shape('alone', [9, 5, 0], falling),
    shape('table', [0, 1, 0]),
    shape('cup', [0, 5, 0], falling),
    shape('upper', [0, 8, 0], falling),
  ])
  expect(['alone', 'table', 'cup', 'upper'].map((id) => heightOf(ran, id))).toEqual([0.5, 1, 2, 3])
})

test('an uploaded model stands and is stood on by the sides that were noted of its file', async () => {
  const sides = [0.5, 1, 0.5]
  const model = (id: string, position: Place, physics?: JsonObject) =>
    frameEntity(id, {
      kind: 'imported',
      position: [...position],
      components: { imported: { source: 'asset:knight', size: 4 }, ...(physics && { physics }) },
    })
  const ran = await run([
    model('knight', [0, 3, 0], { ...falling, sides }),
    shape('hat', [0, 9, 0], falling),
    model('wall', [9, 0, 0], { body: 'fixed', sides }),
    shape('flag', [9, 9, 0], falling),
    model('picture', [20, 0, 0]),
    shape('leaf', [20, 9, 0], falling),
  ])
  expect(['knight', 'hat', 'flag', 'leaf'].map((id) => heightOf(ran, id))).toEqual([0, 4.5, 4.5, 0.5])
})

test('it falls through a ghost and what is hidden; what does not fall stays where it is', async () => {
  const ran = await run([
    shape('mist', [0, 2, 0], { body: 'ghost' }),
    { ...shape('secret', [0, 3, 0]), isHidden: true },
    shape('ball', [0, 5, 0], falling),
    shape('cloud', [5, 5, 0], { body: 'fixed' }),
  ])
  expect(['mist', 'secret', 'ball', 'cloud'].map((id) => heightOf(ran, id))).toEqual([2, 3, 0.5, 5])
})

test('a ball bounces as its bounciness says, and one without lies still', async () => {
  const highest = async (bounciness: number) => {
    const { changes } = await run([shape('ball', [0, 3, 0], { ...falling, bounciness }, 'sphere')])
    const heights = changes.flatMap(({ position }) => (position ? [position[1]] : []))
    const lowest = heights.findIndex((height) => height < 0.6)
    return Math.max(...heights.slice(lowest))
  }
  expect(await highest(0)).toBeLessThan(0.65)
  expect(await highest(0.5)).toBeGreaterThan(1)
  expect(await highest(0.5)).toBeLessThan(1.5)
  expect(await highest(1)).toBeGreaterThan(2.7)
})

test('what is slippery slides down a slope on which other things stay', async () => {
  const on = async (friction: number) => {
    const slope = frameEntity('slope', { rotation: [20, 0, 0], scale: [4, 0.2, 20], position: [0, 5, 0] })
    const box = frameEntity('box', {
      rotation: [20, 0, 0],
      position: [0, 5.65, 0],
      components: { geometry: { primitive: 'box' }, physics: { ...falling, friction } },
    })
    return Math.abs(placeOf(await run([slope, box], '', 2), 'box')[2])
  }
  expect(await on(0)).toBeGreaterThan(2)
  expect(await on(0.9)).toBeLessThan(0.4)
})

test('a thing with others in it falls as one, and its parts go along', async () => {
  const ran = await run([
    frameEntity('group', { kind: 'group', position: [0, 4, 0], components: { physics: falling } }),
    { ...shape('left', [-1, 0, 0]), parentId: entityId('group') },
    { ...shape('right', [1, 0, 0]), parentId: entityId('group') },
  ])
  expect(heightOf(ran, 'group')).toBe(0.5)
  expect([placeOf(ran, 'left'), placeOf(ran, 'right')]).toEqual([
    [-1, 0, 0],
    [1, 0, 0],
  ])
})

test('a thing in a turned and scaled parent falls along the world’s own down', async () => {
  const ran = await run([
    frameEntity('house', { position: [0, 6, 0], rotation: [0, 0, 90], scale: [2, 2, 2], components: {} }),
    { ...shape('box', [0, 0, 0], falling), parentId: entityId('house') },
  ])
  // The box is 2 m high there, so its middle rests at 1 m: 5 m below the house, which is 2.5 along the house's own −x.
  const [x, y] = placeOf(ran, 'box')
  expect(x).toBeCloseTo(-2.5, 1)
  expect(y).toBeCloseTo(0, 1)
  // It does not turn on the way.
  for (const degrees of ran.simulation.entities.get(entityId('box'))?.rotation ?? [])
    expect(Math.abs(degrees)).toBeLessThan(0.5)
})

test('a program can carry it, and it falls from there again', async () => {
  const up = await run(
    [shape('ball', [0, 0.5, 0], falling)],
    "await scene.get('ball').moveUp(3, {seconds: 1})",
    1,
  )
  expect(placeOf(up, 'ball')[1]).toBeCloseTo(3.5, 1)
  const aside = "const ball = scene.get('ball')\nwhile (true) { ball.position.x += 0.05; await nextFrame() }"
  const moved = await run([shape('ball', [0, 3, 0], falling)], aside, 2)
  expect(heightOf(moved, 'ball')).toBe(0.5)
  expect(placeOf(moved, 'ball')[0]).toBeGreaterThan(4)
})

test('what moves pushes what falls out of its way, and nobody falls through what is solid', async () => {
  const ran = await run(
    [
      shape('pusher', [-3, 0.5, 0]),
      shape('crate', [0, 0.5, 0], falling),
      shape('fast', [20, 250, 0], falling),
    ],
    "await scene.get('pusher').glideTo({x: 0, y: 0.5, z: 0}, {seconds: 1})",
    9,
  )
  expect(placeOf(ran, 'crate')[0]).toBeGreaterThan(0.9)
  expect(placeOf(ran, 'fast')[1]).toBeGreaterThan(0.3)
})

test('a lift takes up what has long been lying on it', async () => {
  const lift = frameEntity('lift', { position: [0, 0.1, 0], scale: [3, 0.2, 3] })
  const ran = await run(
    [lift, shape('box', [0, 0.7, 0], falling)],
    "await wait(4)\nawait scene.get('lift').moveUp(3, {seconds: 2})",
    7,
  )
  expect(heightOf(ran, 'box')).toBeCloseTo(3.7, 1)
})

test('what is heavy pushes what is light out of its way', async () => {
  const speedOf = async (mass: number) => {
    const ran = await run(
      [shape('truck', [0, 0.5, 0], { ...falling, mass }), shape('crate', [1.5, 0.5, 0], falling)],
      "world.gravity = 0\nconst truck = scene.get('truck')\ntruck.velocity = {x: 4}\nawait wait(1)\nconsole.log(truck.velocity.x)",
      1.2,
    )
    return Number(ran.logs[0])
  }
  expect(await speedOf(100)).toBeGreaterThan(3.5)
  expect(await speedOf(1)).toBeLessThan(2.5)
})

test('nothing is so fast that it flies through a thin wall', async () => {
  const wall = frameEntity('wall', { position: [10, 2, 0], scale: [0.02, 6, 6] })
  const ball = frameEntity('ball', {
    position: [0, 2, 0],
    scale: [0.2, 0.2, 0.2],
    components: { geometry: { primitive: 'sphere' } },
  })
  const ran = await run([wall, ball], "scene.get('ball').velocity = {x: 150}", 1)
  expect(placeOf(ran, 'ball')[0]).toBeLessThan(10)
})

test('the same run again gives the same places, to the last digit', async () => {
  const tower = Array.from({ length: 12 }, (_, index) =>
    shape(`box-${index}`, [index % 2 ? 0.2 : 0, 1 + index * 1.2, 0.1 * index], {
      ...falling,
      bounciness: 0.4,
    }),
  )
  const once = await run(tower)
  const again = await run(tower)
  expect([...again.simulation.entities.values()]).toEqual([...once.simulation.entities.values()])
})

test('on the hills around things come to rest on the land that is drawn, and off an island at the bottom of the sea', async () => {
  const places: readonly Place[] = [
    [0, 12, 0],
    [30, 12, 12],
    [-12, 12, 44],
  ]
  for (const preset of ['forest', 'island'] as const) {
    const ran = await run(
      [
        environmentEntity(preset),
        ...places.map((place, index) => shape(`box-${index}`, place, { ...falling, friction: 1 })),
      ],
      '',
      6,
    )
    const heightAt = landHeight(steepnessOf[preset])
    for (const index of places.keys()) {
      const [x, y, z] = placeOf(ran, `box-${index}`)
      const land = heightAt(x, z)?.height ?? 0
      // A box that leans on a slope.
      expect(y - land, `${preset} ${index}`).toBeGreaterThan(0.4)
      expect(y - land, `${preset} ${index}`).toBeLessThan(0.8)
    }
  }
})
