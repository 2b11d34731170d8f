import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../model/json.ts'
import type { Vec3 } from '../../model/project/project.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { worldHash } from '../../runtime/simulation/world-hash.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { runProgram } from '../support/scripts/run-program.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { colourAt } from './support/pixels.ts'

const patience = 90_000

const thing = (
  id: string,
  position: Vec3,
  primitive: string,
  color: string,
  physics?: JsonObject,
): FrameEntity =>
  frameEntity(id, {
    position,
    components: { geometry: { primitive }, material: { color }, ...(physics && { physics }) },
  })
const light = { type: 'sun', color: '#ffffff', intensity: 2 }
const sun = frameEntity('sun', { kind: 'light', position: [5, 8, 5], components: { light } })
const falling = { body: 'falling' }

describe('things that fall', () => {
  let frame: OpenFrame
  beforeEach(async () => {
    frame = await openFrame('play')
  }, patience)
  afterEach(() => frame?.close())

  it(
    'where what lets them fall does not come, the page is told and the world runs on, with or without a program',
    async () => {
      await frame.page.route(/rapier/, (route) => route.abort())
      await load([cameraInFront(), sun, thing('box', [0, 3, 0], 'box', '#ff0000', falling)])
      await frame.say({ type: 'run.start', seed: 1, scripts: [] })
      await frame.waitFor('run.without-physics')
      await frame.waitFor('run.started')
      expect(await redness(0, 3)).toBeGreaterThan(60)
    },
    patience,
  )

  async function load(entities: readonly FrameEntity[]): Promise<void> {
    await frame.say({ type: 'scene.load', entities: [...entities] })
    await frame.waitFor('scene.shown')
  }
  const lines = async () =>
    (await frame.heard('run.log')).flatMap(({ lines: told }) => told.map(({ text }) => text))
  /** How red the picture is so many metres beside the middle and above the ground. */
  async function redness(x: number, y: number): Promise<number> {
    const [red, green] = await colourAt(
      frame.page,
      320 + Math.round(x * 62.8),
      180 - Math.round((y - 1) * 62.8),
    )
    return red - green
  }

  it(
    'a box falls and rests on the ground, a ball bounces, and the way back shows the box in the air again',
    async () => {
      await load([
        cameraInFront(),
        sun,
        thing('box', [-2, 3, 0], 'box', '#ff0000', falling),
        thing('ball', [2, 3, 0], 'sphere', '#0000ff', { ...falling, bounciness: 0.8 }),
      ])
      expect(await redness(-2, 3)).toBeGreaterThan(60)
      const source = `const ball = scene.get('ball')
ball.onBump(3, () => console.log('bounce'))
scene.get('box').onBump(3, () => console.log('lands'))
await waitUntil(() => ball.velocity.y > 1)
await waitUntil(() => ball.velocity.y < 0)
console.log(ball.position.y > 1.5 ? 'high' : 'low')`
      await frame.say({ type: 'run.start', seed: 1, scripts: [compileTab(source)], isWatched: true })
      await frame.waitFor('run.started')
      await expect.poll(() => redness(-2, 0.5), { timeout: 30_000 }).toBeGreaterThan(60)
      await expect
        .poll(lines, { timeout: 30_000 })
        .toEqual(expect.arrayContaining(['lands', 'bounce', 'high']))
      expect(await redness(-2, 3)).toBeLessThan(30)
      expect(await redness(-2, 1.4)).toBeLessThan(30)
      await frame.say({ type: 'run.pace', pace: 'paused' })
      const { mostBack } = await frame.waitFor('run.moment')
      await frame.say({ type: 'run.back', steps: mostBack })
      await expect.poll(() => redness(-2, 3), { timeout: 30_000 }).toBeGreaterThan(60)
      expect(frame.errors).toEqual([])
      expect(frame.strangers).toEqual([])
    },
    patience,
  )

  it(
    'a tumbling heap ends in this browser exactly where it ends without one',
    async () => {
      const shapes = ['box', 'sphere', 'cylinder', 'cone', 'ramp', 'diamond']
      const heap = Array.from({ length: 18 }, (_, index) =>
        thing(
          `part-${index}`,
          [(index % 3) * 0.4, 1 + index * 0.8, (index % 2) * 0.3],
          shapes[index % 6] ?? 'box',
          '#ff0000',
          {
            ...falling,
            bounciness: 0.3,
          },
        ),
      )
      const entities = [cameraInFront(), sun, ...heap]
      const source =
        "scene.get('part-0').push({x: 1, y: 2}, 6)\nonStart(() => scene.get('part-5').throwTo({x: 4, y: 3, z: 1}))"
      await load(entities)
      const seconds = 4
      await frame.say({
        type: 'run.start',
        seed: 1,
        scripts: [compileTab(source)],
        rehearsal: { steps: seconds * 60, inputs: [] },
      })
      const { hash } = await frame.waitFor('run.rehearsed', 1, 60_000)
      const { simulation } = await runProgram({ entities, tabs: { Tab1: source }, seconds })
      expect(simulation.entities.get(heap[5]?.id ?? sun.id)?.position).not.toEqual(heap[5]?.position)
      expect(hash).toBe(worldHash(simulation.entities))
    },
    patience,
  )
})
