import { afterEach, expect, test } from 'vitest'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { Vec3 } from '../../../runtime/simulation/space/vec3.ts'
import { type OpenFrame, openFrame } from '../../../scripts/frame/open-frame.ts'
import { compileTab } from '../../support/scripts/compile-tab.ts'
import { playerEntity } from '../../support/scripts/frame-entities.ts'
import { frameEntity } from '../support/frame-entity.ts'
import { type Glasses, glassesOf, quest3 } from './worn-glasses.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 })

const lantern = frameEntity('lantern', { position: [0.4, 1.2, -1.5], scale: [0.3, 0.3, 0.3] })
const camera = frameEntity('camera', {
  kind: 'camera',
  position: [0, 1.6, 0],
  components: { camera: { view: 'eyes', fov: 60 } },
})
const source = `const lantern = scene.get('lantern')
lantern.onClick(() => console.log('clicked'))
xr.onStart(() => console.log('in', device.isVR))
xr.onButton('trigger', (hand) => console.log('trigger', hand))
xr.onEnd(() => console.log('out', device.isVR, xr.isButtonDown('trigger')))`

async function run(entities: readonly FrameEntity[], script = source): Promise<Glasses> {
  frame = await openFrame('play', { before: quest3() })
  await frame.say({ type: 'scene.load', entities: [...entities] })
  await frame.waitFor('scene.shown')
  await frame.say({ type: 'run.start', seed: 1, scripts: [compileTab(script)] })
  await frame.waitFor('run.started')
  return glassesOf(frame)
}

const inputs = async (): Promise<readonly RunInput[]> =>
  ((await frame?.heard('run.steps')) ?? []).flatMap(({ steps }) => steps.flatMap(([, taken]) => taken))
const logs = async () =>
  ((await frame?.heard('run.log')) ?? []).flatMap(({ lines }) => lines.map(({ text }) => text))
const kinds = async () => (await inputs()).map(({ kind }) => kind)
const placeOf = (glasses: Glasses, id: string) =>
  glasses.evaluate<Vec3>(`document.querySelector('[data-entity="${id}"]').object3D.position.toArray()`)

test('[E12] without a headset there is no way into VR; the frame may ask for one', async () => {
  frame = await openFrame('play')
  await frame.say({ type: 'scene.load', entities: [camera, lantern] })
  await frame.waitFor('scene.shown')
  await frame.say({ type: 'run.start', seed: 1, scripts: [] })
  await frame.waitFor('run.started')
  const { evaluate } = await glassesOf(frame)
  // Without the permission this is an exception.
  expect(await evaluate("navigator.xr.isSessionSupported('immersive-vr')")).toBe(false)
  expect(await evaluate("document.querySelector('.screen-vr')")).toBeNull()
  expect(frame.errors).toEqual([])
}, 120_000)

test('[E12] bare hands pinch: a thing is clicked or carried, and a place on the ground is jumped to; programs hear of it', async () => {
  const glasses = await run([playerEntity(), camera, lantern])
  await glasses.putOn()
  await glasses.useHands()
  await soon(logs).toEqual(['in true'])

  await glasses.aim('right', [0.4, 1.2, -1.5])
  await glasses.pinch('right', 1)
  await glasses.pinch('right', 0)
  await soon(logs).toEqual(['in true', 'trigger right', 'clicked'])

  await glasses.pinch('right', 1)
  await glasses.evaluate('quest.hands.right.position.x -= 0.6')
  await glasses.pictures()
  await glasses.pinch('right', 0)
  await soon(async () => (await placeOf(glasses, 'lantern'))[0]).toBeCloseTo(-0.2, 1)
  expect((await kinds()).filter((kind) => kind === 'click')).toHaveLength(1)

  await glasses.aim('right', [1.5, 1, -1.8])
  await glasses.pinch('right', 1)
  await glasses.pinch('right', 0)
  await soon(async () => (await kinds()).includes('teleport')).toBe(true)
  await soon(async () => (await placeOf(glasses, 'player'))[0]).toBeGreaterThan(1)

  await glasses.takeOff()
  await soon(async () => (await logs()).at(-1)).toBe('out false false')
  expect(frame?.errors.filter((text) => !text.includes('VR device is presenting'))).toEqual([])
}, 120_000)

test('[E12] who has nothing in their hands clicks by looking, and who sits sees from as high as the player', async () => {
  const glasses = await run([playerEntity(), camera, lantern])
  await glasses.choose('I am sitting')
  await glasses.evaluate('quest.controllers.left.connected = quest.controllers.right.connected = false')
  await glasses.putOn()
  // The player is 2.2 m tall and its eyes are at nine tenths of that; the head is 1.5 m above the floor of its room.
  expect((await glasses.head()).position[1]).toBeCloseTo(1.98, 1)
  const { position } = await glasses.head()
  const turn = Math.atan2(lantern.position[1] - position[1], 1.5)
  const yaw = Math.atan2(-0.4, 1.5)
  await glasses.evaluate(`(({ x, y, z, w }) => quest.quaternion.set(x, y, z, w))(
    new THREE.Quaternion().setFromEuler(new THREE.Euler(${turn}, ${yaw}, 0, 'YXZ')))`)
  await soon(logs).toEqual(['in true', 'clicked'])
}, 120_000)

test('[E12] what is written over the picture stands on a board before the eyes, and its button is pressed there', async () => {
  const glasses = await run([playerEntity(), camera], "game.score = 7\ngame.win('All three are home')")
  await glasses.putOn()
  await soon(() => glasses.buttonsOf('vr-page')).toHaveLength(1)
  const [[x, y, z] = [0, 0, 0]] = await glasses.buttonsOf('vr-page')
  const { position } = await glasses.head()
  expect(Math.hypot(x - position[0], z - position[2])).toBeCloseTo(1.5, 0)
  expect(y).toBeLessThan(position[1])
  await glasses.pressButton('vr-page')
  await soon(() => frame?.heard('scene.open')).toEqual([{ type: 'scene.open', name: null }])
}, 120_000)

test('[E12] on a board further down one opens the menu: turning smoothly, dark edges, sitting, and the way out', async () => {
  const glasses = await run([playerEntity(), camera])
  await glasses.putOn()
  await soon(() => glasses.buttonsOf('vr-menu-opener')).toHaveLength(1)
  expect(await glasses.buttonsOf('vr-page')).toEqual([])
  await glasses.pressButton('vr-menu-opener')
  await soon(() => glasses.buttonsOf('vr-page')).toHaveLength(4)
  const [smooth, veil, sitting, leave] = [0, 1, 2, 3]

  // By steps of 30 degrees, unless one likes it smoothly.
  const turnedBy = async () => {
    const before = (await glasses.head()).yaw
    await glasses.stick('right', 0.7, 0)
    await glasses.pictures(6)
    await glasses.stick('right', 0, 0)
    return before - (await glasses.head()).yaw
  }
  expect(await turnedBy()).toBeCloseTo(30, 1)
  await glasses.pressButton('vr-page', smooth)
  const smoothly = await turnedBy()
  expect(smoothly).toBeGreaterThan(0.5)
  expect(Math.abs(smoothly - 30)).toBeGreaterThan(0.5)

  await glasses.pressButton('vr-page', sitting)
  await soon(async () => (await glasses.head()).position[1]).toBeCloseTo(1.98, 1)
  await glasses.pressButton('vr-page', sitting)
  await soon(async () => (await glasses.head()).position[1]).toBeCloseTo(1.5, 1)
  await glasses.pressButton('vr-page', veil)
  await glasses.pressButton('vr-page', leave)
  await soon(() => glasses.evaluate("document.querySelector('.screen-vr button').textContent")).toBe(
    'Enter VR',
  )
  // What was chosen inside is chosen outside too.
  const chosen = await glasses.evaluate<readonly boolean[]>(
    "[...document.querySelectorAll('.screen-vr input')].map(({ checked }) => checked)",
  )
  expect(chosen).toEqual([true, false, false])
  expect(frame?.errors.filter((text) => !text.includes('VR device is presenting'))).toEqual([])
}, 120_000)
