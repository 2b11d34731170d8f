import { expect, test } from 'vitest'
import { loadEngine } from '../../../../runtime/physics/load-engine.ts'
import { seededRandom } from '../../../../runtime/random/seeded-random.ts'
import { createSimulation } from '../../../../runtime/simulation/create-simulation.ts'
import { worldHash } from '../../../../runtime/simulation/world-hash.ts'
import { createNodeScriptHost } from '../../../../scripts/replay/node-script-host.ts'
import { compileTab } from '../../../support/scripts/compile-tab.ts'
import { entityId, frameEntity, playerEntity } from '../../../support/scripts/frame-entities.ts'
import { runProgram } from '../../../support/scripts/run-program.ts'

const seed = Number(process.env.PHYSICS_SEED ?? Math.floor(Math.random() * 1e6))
const programs = Number(process.env.PHYSICS_PROGRAMS ?? 6)
const names = ['a', 'b', 'c', 'd', 'e', 'f']
const numbers = ['0', '1', '-1', '0.3', '1e-9', '-0.0001', '7', '1e6', '-1e9', '1e30', '1e300', '-1e308']

/** A program that does all kinds of things to things that fall, extreme ones too, whatever becomes of it. */
function program(random: () => number): string {
  const one = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] ?? one(values)
  const number = () => one(random() < 0.6 ? numbers.slice(0, 7) : numbers)
  const place = () => `{x: ${number()}, y: ${number()}, z: ${number()}}`
  const kind = () => one(["'falling'", "'falling'", "'solid'", "'fixed'", "'ghost'"])
  const act = () =>
    one([
      () => `physics = ${kind()}`,
      () => `push(${one(["'up'", "'left'", place()])}, ${number()})`,
      () => `throwTo(${place()}, {seconds: ${number()}})`,
      () => `velocity = ${place()}`,
      () => `mass = ${number()}`,
      () => `bounciness = ${number()}`,
      () => `position = ${place()}`,
      () => `rotation = ${place()}`,
      () => `size = ${number()}`,
      () => `visible = ${one(['true', 'false'])}`,
      () => `clone({at: ${place()}})`,
      () => `moveUp(${number()}, {seconds: 0.2})`,
      () => 'remove()',
    ])()
  const line = () =>
    random() < 0.1
      ? `world.gravity = ${one(['9.81', '9.8', '30'])}`
      : `try { scene.get('${one(names)}').${act()} } catch (error) { if (error.name !== 'HelperError') console.log(String(error)) }`
  return Array.from({ length: 40 }, () => (random() < 0.4 ? 'await nextFrame()' : line())).join('\n')
}

test('whatever a program does to things that fall, others fall as ever, and the same again gives the same', async () => {
  console.log(`PHYSICS_SEED=${seed}`)
  const random = seededRandom(seed)
  const thing = (name: string, parentId: string | null, primitive: string, body: string) =>
    frameEntity(name, {
      ...(parentId === null ? {} : { parentId }),
      position: [random() * 2, 1 + random() * 3, random() * 2],
      scale: [0.5 + random(), 0.5 + random(), 0.5 + random()],
      components: { geometry: { primitive }, physics: { body } },
    })
  for (let index = 0; index < programs; index++) {
    const source = program(random)
    const entities = [
      playerEntity(),
      thing('a', null, 'box', 'falling'),
      thing('b', 'a', 'cone', 'solid'),
      thing('c', 'b', 'sphere', 'falling'),
      thing('d', null, 'ramp', 'solid'),
      thing('e', 'd', 'cylinder', 'falling'),
      thing('f', null, 'half-sphere', 'fixed'),
      frameEntity('alone', {
        position: [500, 1.5, 500],
        components: { geometry: { primitive: 'box' }, physics: { body: 'falling' } },
      }),
    ]
    const run = () => runProgram({ entities, tabs: { Tab: source }, seconds: 1 })
    const [once, again] = [await run(), await run()]
    expect([...once.errors.map(({ code }) => code), ...once.logs], source).toEqual([])
    // Nobody does anything to this one: it falls as ever.
    expect(once.simulation.entities.get(entityId('alone'))?.position[1], source).toBeCloseTo(0.5, 1)
    expect(worldHash(again.simulation.entities), source).toBe(worldHash(once.simulation.entities))
  }
})

test('when the engine gives up the run goes on without, and says so once', async () => {
  const engine = await loadEngine()
  class Broken extends engine.World {
    override step(): void {
      throw new WebAssembly.RuntimeError('unreachable')
    }
  }
  const host = createNodeScriptHost(4)
  const falling = frameEntity('a', {
    position: [0, 3, 0],
    components: { geometry: { primitive: 'box' }, physics: { body: 'falling' } },
  })
  const simulation = createSimulation({
    entities: [falling],
    seed: 1,
    host,
    engine: { ...engine, World: Broken },
  })
  const source =
    "const a = scene.get('a')\nwhile (true) { a.push('up'); a.isTouching('a'); a.position.x += 1; await nextFrame() }"
  simulation.start([compileTab(source)])
  await host.turn()
  for (let step = 0; step < 5; step++) {
    simulation.step([])
    await host.turn()
  }
  expect(host.errors.map(({ code, line }) => [code, line])).toEqual([['physics-broken', null]])
  const [x = 0, y] = simulation.entities.get(entityId('a'))?.position ?? []
  expect([x > 3, y]).toEqual([true, 3])
  simulation.stop()
})
