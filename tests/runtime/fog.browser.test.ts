import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
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
  const inner = frame.page.frames().find((one) => one.url().endsWith('frame.html'))
  return inner?.evaluate(`document.querySelector('a-scene').object3D.fog?.far ?? null`)
}

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
