import { afterEach, expect, test } from 'vitest'
import { asPublished } from '../../../language/compile/how-to-compile.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { Vec3 } from '../../../runtime/simulation/space/vec3.ts'
import { type OpenFrame, openFrame } from '../../../scripts/frame/open-frame.ts'
import { compileScene } from '../../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { runScenes } from '../../../src/workspace/frame/run-scenes.ts'
import { compileTab } from '../../support/scripts/compile-tab.ts'
import { openTemplate } from '../../support/templates/open-template.ts'
import { type Glasses, glassesOf, quest3 } from './worn-glasses.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 })

/** A room with a floor, and a table of 70 cm in front of the person; a wall behind it is met too, and does not count. */
const room = `
  class Room {
    environmentCanvas = document.createElement('canvas')
    trackedPlanes = new Set()
    trackedMeshes = new Set()
    render() {}
    computeHitTestResults(m) {
      const from = [m[12], m[13], m[14]], way = [-m[8], -m[9], -m[10]]
      const at = (t) => from.map((part, axis) => part + way[axis] * t)
      const flat = (y, isThere) => {
        const t = (y - from[1]) / way[1]
        const place = at(t)
        return t > 0 && isThere(place) ? [{ t, matrix: [1,0,0,0, 0,1,0,0, 0,0,1,0, ...place, 1] }] : []
      }
      const t = (-3 - from[2]) / way[2]
      const wall = t > 0 ? [{ t, matrix: [1,0,0,0, 0,0,1,0, 0,-1,0,0, ...at(t), 1] }] : []
      const onTable = ([x, , z]) => Math.abs(x) < 0.6 && z < -0.5 && z > -1.5
      const inRoom = ([, , z]) => z > -3
      return [...flat(0.7, onTable), ...flat(0, inRoom), ...wall]
        .sort((a, b) => a.t - b.t)
        .map(({ matrix }) => new Float32Array(matrix))
    }
  }
  window.quest.installSEM(Room)`

/** As a phone has it: the page lies over the room. */
const overlay = `(() => {
  const { xr } = navigator
  const request = xr.requestSession.bind(xr)
  xr.requestSession = async (mode, options) => {
    window.asked = { mode, ...options, domOverlay: options.domOverlay?.root.tagName }
    const session = await request(mode, options)
    Object.defineProperty(session, 'domOverlayState', { value: { type: 'screen' } })
    return session
  }
})()`

const source = `ar.onMarkerFound(() => console.log('stands', device.isAR, ar.isMarkerFound))
ar.onMarkerLost(() => console.log('taken'))
scene.get('Dragon').onClick(() => console.log('clicked'))`

const project = openTemplate('ar')
const { id: sceneId } = project.defaultScene
const entities = entitiesWithDrawings(project, sceneId).map(frameEntityOf)
const idOf = (name: string) => entities.find((one) => one.name === name)?.id ?? `no ${name}`

async function run(before: readonly string[], things: readonly FrameEntity[] = entities): Promise<Glasses> {
  frame = await openFrame('play', { before: [...quest3(), ...before] })
  const { scripts } = await compileScene(project, sceneId, asPublished)
  await frame.say({ type: 'scene.load', entities: [...things] })
  await frame.waitFor('scene.shown', 1, 60_000)
  await frame.say({
    type: 'run.start',
    seed: 1,
    scripts: [...scripts, compileTab(source)],
    scenes: runScenes(project, sceneId),
  })
  await frame.waitFor('run.started', 1, 60_000)
  return glassesOf(frame)
}

const inside = () => {
  const found = frame?.page.frames().find((one) => one !== frame?.page.mainFrame())
  if (!found) throw new Error('no frame')
  return found
}
const button = (name: string) => inside().getByRole('button', { name })
const inputs = async (): Promise<readonly RunInput[]> =>
  ((await frame?.heard('run.steps')) ?? []).flatMap(({ steps }) => steps.flatMap(([, taken]) => taken))
const logs = async () =>
  ((await frame?.heard('run.log')) ?? []).flatMap(({ lines }) => lines.map(({ text }) => text))
const enter = 'Put it on the floor or a table'

/** Turns the head: radians down from level. */
const lookDown = async (glasses: Glasses, angle: number) => {
  await glasses.evaluate(`quest.quaternion.set(${Math.sin(-angle / 2)}, 0, 0, ${Math.cos(angle / 2)})`)
  await glasses.pictures()
}

interface Seen {
  /** Where in the room the middle of the marker's plane below the world is, and how much smaller the world is. */
  readonly at: Vec3
  readonly scale: number
  readonly up: number
}

/** Where a thing is in the room, by how the camera of each eye really sees the world. */
const seen = (glasses: Glasses, id: string) =>
  glasses.evaluate<Seen>(`(() => {
    const scene = document.querySelector('a-scene')
    const rig = scene.camera.parent
    rig.updateMatrixWorld()
    const thing = document.querySelector('[data-entity="${id}"]').object3D
    const place = rig.worldToLocal(thing.getWorldPosition(new THREE.Vector3()))
    const above = rig.worldToLocal(thing.getWorldPosition(new THREE.Vector3()).add({ x: 0, y: 1, z: 0 })).sub(place)
    return { at: place.toArray(), scale: above.length(), up: above.normalize().y }
  })()`)
/** The middle of the reticle in the room; none while it is not shown. */
const reticle = (glasses: Glasses) =>
  glasses.evaluate<Vec3 | null>(`(() => {
    const found = document.querySelector('a-scene').object3D.getObjectByName('surface-reticle')
    return found.visible ? new THREE.Vector3().setFromMatrixPosition(found.matrix).toArray() : null
  })()`)
const rig = (glasses: Glasses) =>
  glasses.evaluate<readonly number[]>(
    "document.querySelector('a-scene').camera.parent.matrix.toArray().map((part) => Math.round(part * 1e4) / 1e4)",
  )
const tap = async (glasses: Glasses) => {
  await glasses.evaluate("quest.controllers.right.updateButtonValue('trigger', 1)")
  await glasses.pictures()
  await glasses.evaluate("quest.controllers.right.updateButtonValue('trigger', 0)")
  await glasses.pictures()
}
const isDrawn = (glasses: Glasses, name: string) =>
  glasses.evaluate<boolean>(
    `document.querySelector('[data-entity="${idOf(name)}"]').getObject3D('drawing').visible`,
  )

test('[T11] a world for AR is put where a table is met, turned, resized, clicked, put on the floor instead, and comes back as it was', async () => {
  const glasses = await run([room, overlay])
  const before = await rig(glasses)
  await glasses.evaluate('quest.position.set(0, 1.5, 0)')
  await button(enter).click()
  await inside().getByText('Point at the floor or a table and move slowly.').waitFor()
  expect(await glasses.evaluate('window.asked')).toEqual({
    mode: 'immersive-ar',
    requiredFeatures: ['local-floor', 'hit-test'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: 'BODY',
  })
  // Level: only the wall is met, and nothing can be put on it.
  await lookDown(glasses, 0)
  expect(await reticle(glasses)).toBeNull()
  await tap(glasses)
  expect((await inputs()).some(({ kind }) => kind === 'marker')).toBe(false)

  // The reticle follows what is looked at: first nearer, then further away.
  await lookDown(glasses, Math.PI / 4)
  expect(await reticle(glasses)).toEqual([0, expect.closeTo(0.7, 4), expect.closeTo(-0.8, 4)])
  await lookDown(glasses, 0.6)
  await inside().getByText('Tap to put your world here.').waitFor()
  const found = await reticle(glasses)
  expect(found).toEqual([0, expect.closeTo(0.7, 4), expect.closeTo(-0.8 / Math.tan(0.6), 4)])
  await tap(glasses)
  await soon(logs).toEqual(['stands true true'])
  expect(await reticle(glasses)).toBeNull()

  // The picture that the world was made on lies where the surface was met, and the world half a metre wide on it.
  const marker = await seen(glasses, idOf('Marker'))
  expect(marker.at[1]).toBeCloseTo(0.7, 4)
  expect(marker.up).toBeCloseTo(1, 6)
  expect(marker.scale).toBeGreaterThan(0.07)
  expect(marker.scale).toBeLessThan(0.2)
  const dragon = await seen(glasses, idOf('Dragon'))
  expect(Math.hypot(dragon.at[0], dragon.at[2] - (found?.[2] ?? 0))).toBeLessThan(0.1)
  expect([await isDrawn(glasses, 'Floor'), await isDrawn(glasses, 'Marker')]).toEqual([false, false])

  // Larger by a step, turned by a drag; it stays where it is.
  await button('Larger').press('Enter')
  await glasses.pictures()
  expect((await seen(glasses, idOf('Dragon'))).scale).toBeCloseTo(dragon.scale * 1.25, 4)
  const turnOf = () =>
    glasses.evaluate<number>(
      "new THREE.Euler().setFromQuaternion(document.querySelector('a-scene').camera.parent.quaternion, 'YXZ').y",
    )
  const turned = await turnOf()
  await button('Turn left').press('Enter')
  await glasses.pictures()
  expect(turned - (await turnOf())).toBeCloseTo(Math.PI / 6, 4)
  expect((await seen(glasses, idOf('Marker'))).at[1]).toBeCloseTo(0.7, 4)

  // A thing of it is clicked by the ray of the hand, or of the finger.
  const middle = await glasses.evaluate<Vec3>(
    `new THREE.Box3().setFromObject(document.querySelector('[data-entity="${idOf('Dragon')}"]').object3D).getCenter(new THREE.Vector3()).toArray()`,
  )
  await glasses.aim('right', middle)
  await tap(glasses)
  await soon(logs).toEqual(['stands true true', 'clicked'])

  // Again, on the floor: three times as large.
  await button('Place again').press('Enter')
  await soon(logs).toEqual(['stands true true', 'clicked', 'taken'])
  await glasses.evaluate('quest.position.set(1, 1.5, 0)')
  await lookDown(glasses, Math.PI / 4)
  expect(await reticle(glasses)).toEqual([1, expect.closeTo(0, 4), expect.closeTo(-1.5, 4)])
  await tap(glasses)
  await soon(async () => (await logs()).at(-1)).toBe('stands true true')
  expect((await seen(glasses, idOf('Dragon'))).scale).toBeCloseTo(dragon.scale * 3, 3)

  // Leaving gives back the world and where it is seen from.
  await button('Leave AR').press('Enter')
  await button(enter).waitFor()
  await soon(async () => (await inputs()).slice(-2)).toEqual([
    { kind: 'xr', mode: 'none' },
    { kind: 'marker', isFound: false },
  ])
  await soon(() => rig(glasses)).toEqual(before)
  expect([await isDrawn(glasses, 'Floor'), await isDrawn(glasses, 'Marker')]).toEqual([true, true])
  expect(
    await glasses.evaluate(
      "[document.querySelector('a-scene').camera.layers.mask, document.querySelector('a-scene').camera.fov]",
    ),
  ).toEqual([1, 42])
  expect(frame?.strangers).toEqual([])
  expect(frame?.errors.filter((text) => !text.includes('VR device is presenting'))).toEqual([])
}, 240_000)

test('[T11] who wears glasses has a board instead of the page; a device that finds no surfaces says so, and a world without a marker offers nothing', async () => {
  const glasses = await run([room])
  await glasses.evaluate('quest.position.set(0, 1.5, 0)')
  await button(enter).click()
  await glasses.pictures()
  await lookDown(glasses, Math.PI / 4)
  await tap(glasses)
  await soon(logs).toEqual(['stands true true'])
  const board = "document.querySelector('a-scene').object3D.getObjectByName('surface-board')"
  expect(await glasses.evaluate(`${board}.visible`)).toBe(true)
  // The lowest of its buttons is the way out.
  const { at } = await glasses.evaluate<{ at: Vec3 }>(
    `(() => { const board = ${board}; board.updateWorldMatrix(true, false); return { at: board.localToWorld(new THREE.Vector3(0, -0.5 + 85 / board.material.map.image.height, 0)).toArray() } })()`,
  )
  await glasses.aim('right', at)
  await tap(glasses)
  await button(enter).waitFor()
  await frame?.close()

  // Without a room the emulator refuses to look for surfaces.
  await run([])
  await button(enter).click()
  await inside().getByText('this device finds no surfaces').waitFor()
  await soon(async () => (await inputs()).some(({ kind }) => kind === 'marker')).toBe(false)
  await frame?.close()

  await run(
    [room],
    entities.filter(({ name }) => name !== 'Marker'),
  )
  await inside().getByRole('button', { name: 'Enter VR' }).waitFor()
  await frame?.page.waitForTimeout(500)
  expect(await button(enter).count()).toBe(0)
}, 240_000)

test('a room that is refused is said so, the world plays on, and the next press asks again', async () => {
  const refuse = `(() => {
    const { xr } = navigator
    const request = xr.requestSession.bind(xr)
    let asked = 0
    xr.requestSession = async (mode, options) => {
      if ((asked += 1) === 1) throw new DOMException('no', 'NotAllowedError')
      return request(mode, options)
    }
  })()`
  const glasses = await run([room, overlay, refuse])
  await button(enter).click()
  const sentence = inside().getByText(
    'AR did not start: it was not allowed, or this device finds no surfaces.',
  )
  await soon(() => sentence.isVisible()).toBe(true)
  const steps = (await frame?.heard('run.steps'))?.length ?? 0
  await soon(async () => ((await frame?.heard('run.steps'))?.length ?? 0) > steps).toBe(true)
  expect(await button(enter).isVisible()).toBe(true)

  await button(enter).click()
  await soon(() => sentence.isVisible()).toBe(false)
  await glasses.pictures()
  await soon(async () => (await inputs()).some((input) => input.kind === 'xr' && input.mode === 'ar')).toBe(
    true,
  )
})
