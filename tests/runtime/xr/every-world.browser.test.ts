import { afterEach, expect, test, vi } from 'vitest'
import type { TemplateSlug } from '../../../content/templates/template-slugs.ts'
import { asPublished } from '../../../language/compile/how-to-compile.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { Vec3 } from '../../../runtime/simulation/space/vec3.ts'
import { type OpenFrame, openFrame } from '../../../scripts/frame/open-frame.ts'
import { compileScene } from '../../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { runScenes } from '../../../src/workspace/frame/run-scenes.ts'
import { inShare } from '../../support/in-share.ts'
import { openTemplate } from '../../support/templates/open-template.ts'
import { frameEntity } from '../support/frame-entity.ts'
import { glassesOf, quest3 } from './worn-glasses.ts'

/** What is done with glasses in a starter world; the village is tried through and through beside this. */
interface VisitCase {
  readonly slug: TemplateSlug
  /** Something that is seen from where one begins. */
  readonly click: string
  /** A place to jump to from there, metres. */
  readonly jump: Vec3
  /** What can be lifted there; where nothing can, the test puts a ball there. */
  readonly grab: string | { readonly ball: Vec3 }
}

const cases: readonly VisitCase[] = [
  { slug: 'treehouse', click: 'Chick', jump: [3.7, 0, 4.6], grab: 'Mushroom 3' },
  { slug: 'maze-terrain', click: 'Topiary 6', jump: [2.4, 0, 16.2], grab: { ball: [3.4, 0.4, 15.6] } },
  { slug: 'minecraft-terrain', click: 'Sheep', jump: [2.6, 0.26, 5], grab: 'Sand 11' },
  { slug: 'castle', click: 'Queen', jump: [3.2, 0, 15.2], grab: { ball: [4.4, 0.4, 14.4] } },
  { slug: 'arena', click: 'Rock 2', jump: [1.4, 0, 5.6], grab: { ball: [2.4, 0.4, 5] } },
  { slug: 'rocket-launch', click: 'Bush 2', jump: [2.4, 0, 11.2], grab: 'Flowers' },
  { slug: 'space', click: 'Captain', jump: [3.4, 0, 7.4], grab: { ball: [4, 0.4, 6.4] } },
  { slug: 'blank', click: 'Own Ball', jump: [-0.6, 0, -1.6], grab: { ball: [0.2, 0.4, -2.4] } },
]
/** In `npm test` one of them. */
const tried = cases.filter((_, index) => inShare(index, cases.length, 1))

/** Places a step away from where one stands. */
const around = ([x, y, z]: Vec3): readonly Vec3[] =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return [x + 1.5 * Math.sin(angle), y, z + 1.5 * Math.cos(angle)]
  })

let frame: OpenFrame | undefined
afterEach(() => frame?.close())
const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 })

test.each(tried)(
  '[E12] with glasses one stands in $slug, points, clicks, jumps, walks, lifts a thing and leaves by the menu',
  async ({ slug, click, jump, grab }) => {
    const project = openTemplate(slug)
    const { id: sceneId } = project.defaultScene
    const own = entitiesWithDrawings(project, sceneId).map(frameEntityOf)
    const ball =
      typeof grab === 'string'
        ? []
        : [
            frameEntity('own-ball', {
              name: 'Own Ball',
              position: grab.ball,
              scale: [0.4, 0.4, 0.4],
              components: { geometry: { primitive: 'sphere' } },
            }),
          ]
    const entities = [...own, ...ball]
    const idOf = (name: string) => entities.find((one) => one.name === name)?.id ?? `no ${name}`
    const playerId = own.find(({ kind }) => kind === 'player')?.id ?? ''
    frame = await openFrame('play', { before: quest3() })
    const { scripts } = await compileScene(project, sceneId, asPublished)
    await frame.say({ type: 'scene.load', entities })
    await frame.waitFor('scene.shown', 1, 60_000)
    const scenes = runScenes(project, sceneId)
    await frame.say({ type: 'run.start', seed: 1, scripts: [...scripts], scenes })
    await frame.waitFor('run.started', 1, 60_000)
    const glasses = await glassesOf(frame)
    const ofKind = async <K extends RunInput['kind']>(kind: K) =>
      ((await frame?.heard('run.steps')) ?? [])
        .flatMap(({ steps }) => steps.flatMap(([, taken]) => taken))
        .filter((input): input is Extract<RunInput, { kind: K }> => input.kind === kind)
    const object = (id: string) => `document.querySelector('[data-entity="${id}"]').object3D`
    const placeOf = (id: string) => glasses.evaluate<Vec3>(`${object(id)}.position.toArray()`)
    const middleOf = (id: string) =>
      glasses.evaluate<Vec3>(
        `new THREE.Box3().setFromObject(${object(id)}).getCenter(new THREE.Vector3()).toArray()`,
      )

    // Enter: one stands where the player stands.
    await glasses.putOn()
    await soon(() => ofKind('xr')).toEqual([{ kind: 'xr', mode: 'vr' }])
    const feet = await placeOf(playerId)
    const head = await glasses.head()
    expect(Math.hypot(head.position[0] - feet[0], head.position[2] - feet[2])).toBeLessThan(0.1)
    expect(head.position[1] - feet[1]).toBeCloseTo(1.5, 1)

    // Aim and click. Some things do not stand still.
    const clicked = idOf(click)
    const clickIt = async () => {
      await glasses.aim('right', await middleOf(clicked))
      await glasses.press('right', 'trigger')
      expect((await ofKind('click')).map(({ entityId }) => entityId)).toContain(clicked)
    }
    await vi.waitFor(clickIt, { timeout: 30_000, interval: 200 })

    // Jump; where something stands in the way, beside it.
    for (const place of [jump, ...around(feet)]) {
      await glasses.aim('right', place)
      await glasses.stick('right', 0, -1)
      await glasses.pictures(4)
      await glasses.stick('right', 0, 0)
      await glasses.pictures(10)
      if ((await ofKind('teleport')).length > 0) break
    }
    expect(await ofKind('teleport')).toHaveLength(1)
    const to = (await ofKind('teleport'))[0]?.to ?? feet
    await soon(async () => {
      const [x, , z] = await placeOf(playerId)
      return Math.hypot(x - to[0], z - to[2])
    }).toBeLessThan(0.2)
    expect(Math.hypot(to[0] - feet[0], to[2] - feet[2])).toBeGreaterThan(0.5)

    // Lift.
    const lifted = typeof grab === 'string' ? idOf(grab) : 'own-ball'
    const pointAtIt = async () => {
      await glasses.aim('right', await middleOf(lifted))
      await glasses.pictures(10)
      expect((await ofKind('pointer')).at(-1)?.entityId).toBe(lifted)
    }
    await vi.waitFor(pointAtIt, { timeout: 30_000, interval: 200 })
    const before = await placeOf(lifted)
    await glasses.set('right', 'squeeze', 1)
    await glasses.evaluate('quest.controllers.right.position.y += 0.4')
    await glasses.pictures(8)
    const carried = await placeOf(lifted)
    await glasses.set('right', 'squeeze', 0)
    expect(carried[1] - before[1]).toBeCloseTo(0.4, 1)
    await soon(() => ofKind('release')).toHaveLength(1)

    // Walk.
    const from = await placeOf(playerId)
    await glasses.stick('left', 0, 1)
    await glasses.pictures(10)
    await glasses.stick('left', 0, 0)
    const walked = await placeOf(playerId)
    expect(Math.hypot(walked[0] - from[0], walked[2] - from[2])).toBeGreaterThan(0.2)

    // Leave by what the eyes see.
    await glasses.pressButton('vr-menu-opener')
    await soon(async () => (await glasses.buttonsOf('vr-page')).length).toBe(4)
    await glasses.pressButton('vr-page', 3)
    await soon(async () => (await ofKind('xr')).at(-1)?.mode).toBe('none')
    expect(await frame.heard('run.error')).toEqual([])
    expect(frame.strangers).toEqual([])
    expect(frame.errors.filter((text) => !text.includes('VR device is presenting'))).toEqual([])
  },
  240_000,
)
