import { expect, test } from 'vitest'
import { needsPhysics } from '../../../../runtime/simulation/physics/needs-physics.ts'
import { compileTab } from '../../../support/scripts/compile-tab.ts'
import { coinEntity, entityId, frameEntity, playerEntity } from '../../../support/scripts/frame-entities.ts'
import { type Program, runProgram } from '../../../support/scripts/run-program.ts'

const box = (id: string, x: number, y = 0.5) => frameEntity(id, { position: [x, y, 0] })
const wall = frameEntity('wall', { position: [6, 1, 0], scale: [1, 4, 8] })

async function run(source: string, seconds = 1, more: Partial<Program> = {}) {
  const ran = await runProgram({ entities: [box('box', 0), wall], tabs: { Tab: source }, seconds, ...more })
  return { ...ran, place: (id: string) => ran.simulation.entities.get(entityId(id))?.position ?? [0, 0, 0] }
}
const get = "const box = scene.get('box')\n"

test('a push lets a thing fly, a heavy thing less far, and one that is fixed not at all', async () => {
  const far = async (before: string) =>
    (await run(`${get}${before}\nbox.push('up', 4)`, 0.25)).place('box')[1]
  expect(await far('')).toBeGreaterThan(1)
  expect(await far('box.mass = 8')).toBeLessThan(0.6)
  expect(await far("box.physics = 'fixed'")).toBe(0.5)
})

test('directions are the thing’s own, and {x, y, z} is the world’s', async () => {
  const turned = { entities: [frameEntity('box', { position: [0, 9, 0], rotation: [0, 90, 0] })] }
  const own = await run(`${get}box.push('forward', 5)`, 0.5, turned)
  expect(own.place('box')[0]).toBeGreaterThan(2)
  const world = await run(`${get}box.push({z: 2}, 5)`, 0.5, turned)
  expect(world.place('box')[2]).toBeCloseTo(2.5, 1)
})

test('what is thrown arrives in time, whatever the gravity', async () => {
  const thrown = (gravity: number) =>
    run(
      `${get}world.gravity = ${gravity}\nbox.throwTo({x: 3, y: 4, z: -2}, {seconds: 1})\nawait wait(1)\nbox.physics = 'fixed'`,
      1.5,
    )
  for (const gravity of [0, 1.62, 9.81]) {
    const { place, errors } = await thrown(gravity)
    expect(errors).toEqual([])
    const [x, y, z] = place('box')
    expect(Math.hypot(x - 3, y - 4, z + 2), `gravity ${gravity}`).toBeLessThan(0.15)
  }
})

test('velocity is read and set in metres a second', async () => {
  const { logs, place } = await run(
    `${get}box.velocity = {x: 2}\nconsole.log(box.velocity.x)\nbox.velocity.y = 5\nawait wait(0.5)\nconsole.log(Math.round(box.velocity.x), Math.round(box.velocity.y * 10) / 10)`,
    0.6,
  )
  expect(logs).toEqual(['2', '2 0.1'])
  expect(place('box')[0]).toBeCloseTo(1.2, 1)
})

test('touching is what the shapes do, not their boxes: a ball beside a tip touches nothing', async () => {
  const ball = frameEntity('ball', {
    position: [1.3, 0.5, 0],
    components: { geometry: { primitive: 'sphere' }, physics: { body: 'falling' } },
  })
  const cone = frameEntity('cone', {
    position: [0, 0.5, 0],
    scale: [1.7, 1, 1.7],
    components: { geometry: { primitive: 'cone' } },
  })
  const asks =
    "await wait(0.2)\nconsole.log(scene.get('ball').isTouching('cone'), scene.get('ball').isTouching('box'))"
  const near = await run(asks, 0.4, { entities: [ball, cone, box('box', 2.28)] })
  expect(near.logs).toEqual(['false true'])
})

test('onTouch tells when a falling thing lands on another, and when it leaves', async () => {
  const { logs } = await run(
    `const ball = scene.get('ball')
    ball.onTouch('box', () => console.log('lands'))
    ball.onTouchEnd('box', () => console.log('leaves'))
    await wait(2)
    ball.push('up', 5)`,
    2.5,
    {
      entities: [
        box('box', 0),
        frameEntity('ball', {
          position: [0, 3, 0],
          components: { geometry: { primitive: 'sphere' }, physics: { body: 'falling' } },
        }),
      ],
    },
  )
  expect(logs).toEqual(['lands', 'leaves'])
})

test('onBump tells both of a bump that is hard enough, once, and lying still is none', async () => {
  const { logs } = await run(
    `${get}box.onBump(3, (speed) => console.log('box', speed > 3))
    scene.get('floor').onBump(3, () => console.log('floor'))
    box.onBump(40, () => console.log('never'))
    scene.get('still').onBump(0.05, () => console.log('never'))
    box.physics = 'falling'`,
    3,
    {
      entities: [
        box('box', 0, 4),
        frameEntity('floor', { scale: [5, 0.2, 5] }),
        frameEntity('still', {
          position: [9, 0.5, 0],
          components: { geometry: { primitive: 'box' }, physics: { body: 'falling' } },
        }),
      ],
    },
  )
  expect(logs).toEqual(['box true', 'floor'])
})

test('the player pushes light things, stands on them, and is held by heavy ones', async () => {
  const ahead = (mass: number) =>
    run('', 1, {
      entities: [
        playerEntity({ position: [0, 0, 0] }),
        frameEntity('box', {
          position: [0, 0.5, -2],
          components: { geometry: { primitive: 'box' }, physics: { body: 'falling', mass } },
        }),
      ],
      inputs: { 1: [{ kind: 'key', phase: 'down', key: 'w' }] },
    })
  expect((await ahead(2)).place('box')[2]).toBeLessThan(-6)
  const heavy = await ahead(500)
  expect(heavy.place('box')[2]).toBeCloseTo(-2, 1)
  expect(heavy.place('player')[2]).toBeGreaterThan(-1.2)
})

test('stop() ends flying and rolling too', async () => {
  const { logs, place } = await run(
    `const ball = scene.get('ball')
    ball.velocity = {x: 4}
    await wait(1)
    const [x, turn] = [ball.position.x, ball.rotation.z]
    ball.stop()
    await wait(1)
    console.log(Math.abs(ball.position.x - x) < 0.1, Math.abs(ball.rotation.z - turn) < 5)`,
    2.2,
    {
      entities: [
        frameEntity('ball', { position: [0, 0.5, 0], components: { geometry: { primitive: 'sphere' } } }),
      ],
    },
  )
  expect(place('ball')[0]).toBeGreaterThan(1.5)
  expect(logs).toEqual(['true true'])
})

test('copies fall by themselves, and what is removed is gone for everybody', async () => {
  const { place, simulation } = await run(
    `${get}box.physics = 'falling'
    const upper = box.clone({at: {x: 0, y: 3, z: 0}})
    await wait(1.5)
    box.remove()`,
    3,
  )
  expect(simulation.entities.has(entityId('box'))).toBe(false)
  expect(place('copy-1')[1]).toBeCloseTo(0.5, 1)
})

test('wrong words get a sentence', async () => {
  const codes = async (source: string) =>
    (
      await run(source, 0.2, {
        entities: [
          playerEntity(),
          box('box', 0),
          frameEntity('lamp', { kind: 'light', components: { light: {} } }),
        ],
      })
    ).errors.map(({ code, params }) => `${code} ${params.suggestion ?? params.name ?? ''}`.trim())
  expect(await codes(`${get}box.physics = 'fallin'`)).toEqual(['unknown-choice.suggest falling'])
  expect(await codes(`${get}box.push('upp')`)).toEqual(['unknown-choice.suggest up'])
  expect(await codes(`${get}box.push('up', 'far')`)).toEqual(['needs-number strength'])
  expect(await codes("scene.get('lamp').push()")).toEqual(['cannot-fall lamp'])
  expect(await codes('player.push()')).toEqual(['player-cannot-fall'])
  expect(await codes(`${get}box.onBump(1)`)).toEqual(['needs-function onBump'])
})

test('the physics is fetched only where something may fall', () => {
  const script = (source: string) => [compileTab(source)]
  expect(needsPhysics([box('box', 0), coinEntity('coin', 2)], script('box.moveUp(1)'))).toBe(false)
  expect(needsPhysics([box('box', 0)], script('scene.get("box").throwTo(player)'))).toBe(true)
  const falls = frameEntity('ball', { components: { physics: { body: 'falling' } } })
  expect(needsPhysics([falls], [])).toBe(true)
})
