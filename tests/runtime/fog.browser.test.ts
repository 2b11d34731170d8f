import { afterAll, beforeAll, expect, it } from 'vitest'
import { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'

const patience = 60_000
const sky = { preset: 'plain', skyTop: '#7fc4df', skyBottom: '#fbeed3', ground: '#9cc163' }
const environment = (id: string, far?: number): FrameEntity =>
  frameEntity(id, {
    kind: 'environment',
    components: {
      environment: far === undefined ? sky : { ...sky, fog: { color: '#f6ead0', near: 2, far } },
    },
  })

/** As it comes from an A-Frame page. */
const imported = (id: string, far: number): FrameEntity =>
  frameEntity(id, {
    kind: 'aframe',
    components: { aframe: { fog: { color: '#ffffff', near: '1', far: `${far}` } } },
  })

let frame: OpenFrame
beforeAll(async () => {
  frame = await openFrame('edit')
}, patience)
afterAll(() => frame?.close())

/** Metres up to which one sees in a scene of these; `null` without fog. */
async function fogOf(...entities: readonly FrameEntity[]): Promise<unknown> {
  const shown = (await frame.heard('scene.shown')).length
  await frame.say({ type: 'scene.load', entities: [cameraInFront('free'), ...entities] })
  await frame.waitFor('scene.shown', shown + 1)
  return fogNow()
}

/** Whether one sees so far once the shown scene is changed. */
async function expectFog(
  far: number | null,
  change: Partial<Omit<Extract<ToFrame, { type: 'scene.patch' }>, 'type'>>,
) {
  await frame.say({ type: 'scene.patch', upserts: [], removes: [], ...change })
  await expect.poll(fogNow, { timeout: 15_000 }).toBe(far)
}

const fogNow = async (): Promise<unknown> =>
  frame.page
    .frames()
    .find((one) => one.url().endsWith('frame.html'))
    ?.evaluate(`document.querySelector('a-scene').object3D.fog?.far ?? null`)

it(
  'fog is there as long as the environment that has it, and another one without any leaves it alone',
  async () => {
    expect(await fogOf(environment('misty', 20))).toBe(20)
    expect(await fogOf(environment('misty', 20), environment('clear'))).toBe(20)
    expect(await fogOf(environment('misty', 20), environment('hazy', 40))).toBe(40)
    expect(await fogOf(environment('clear'))).toBeNull()
    expect(await fogOf(environment('misty', 30))).toBe(30)
    expect(await fogOf()).toBeNull()
  },
  patience,
)

it(
  'of the fog of an environment and that of a thing from an A-Frame page the one counts that was said last, and the other one once it is gone',
  async () => {
    expect(await fogOf(imported('page', 60), environment('misty', 20))).toBe(20)
    await expectFog(60, { upserts: [environment('misty')] })
    await expectFog(30, { upserts: [environment('misty', 30)] })
    await expectFog(50, { upserts: [imported('page', 50)] })
    await expectFog(30, { removes: [EntityId.parse('page')] })
    await expectFog(null, { removes: [EntityId.parse('misty')] })
  },
  patience,
)
