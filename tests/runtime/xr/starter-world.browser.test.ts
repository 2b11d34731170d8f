import { afterAll, beforeAll, expect, test } from 'vitest'
import { asPublished } from '../../../language/compile/how-to-compile.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import type { RunInput, RunStep } from '../../../protocol/frame/run-input.ts'
import type { Vec3 } from '../../../runtime/simulation/space/vec3.ts'
import { worldHash } from '../../../runtime/simulation/world-hash.ts'
import { type OpenFrame, openFrame } from '../../../scripts/frame/open-frame.ts'
import { compileScene } from '../../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { runScenes } from '../../../src/workspace/frame/run-scenes.ts'
import { openTemplate, runTemplate } from '../../support/templates/open-template.ts'
import { type Glasses, glassesOf, quest3 } from './worn-glasses.ts'

let frame: OpenFrame
let glasses: Glasses

const project = openTemplate('village')
const { id: sceneId } = project.defaultScene
const entities = entitiesWithDrawings(project, sceneId).map(frameEntityOf)
const idOf = (name: string) => {
  const found = entities.find((entity) => entity.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found.id
}

const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 })

/** The steps of the run that the frame has told of. */
const steps = async (): Promise<readonly RunStep[]> =>
  (await frame.heard('run.steps')).flatMap((told) => told.steps)
const inputs = async (): Promise<readonly RunInput[]> => (await steps()).flatMap(([, taken]) => taken)
const ofKind = async <K extends RunInput['kind']>(kind: K) =>
  (await inputs()).filter((input): input is Extract<RunInput, { kind: K }> => input.kind === kind)

/** Where the middle of a thing is drawn, metres. */
const middleOf = (name: string) =>
  glasses.evaluate<Vec3>(
    `new THREE.Box3().setFromObject(document.querySelector('[data-entity="${idOf(name)}"]').object3D).getCenter(new THREE.Vector3()).toArray()`,
  )
const placeOf = (name: string) =>
  glasses.evaluate<Vec3>(
    `document.querySelector('[data-entity="${idOf(name)}"]').object3D.position.toArray()`,
  )

beforeAll(async () => {
  frame = await openFrame('play', { before: quest3() })
  const { scripts } = await compileScene(project, sceneId, asPublished)
  await frame.say({ type: 'scene.load', entities })
  await frame.waitFor('scene.shown', 1, 60_000)
  await frame.say({ type: 'run.start', seed: 1, scripts: [...scripts], scenes: runScenes(project, sceneId) })
  await frame.waitFor('run.started', 1, 60_000)
  glasses = await glassesOf(frame)
  await glasses.putOn()
}, 150_000)

afterAll(() => frame?.close())

test('[E12] with glasses one stands in a starter world, points, clicks, turns, jumps, walks and grabs, and what was recorded plays the same', async () => {
  // Enter.
  await soon(() => ofKind('xr')).toEqual([{ kind: 'xr', mode: 'vr' }])
  const start = await glasses.head()
  for (const [axis, value] of [4.9, 1.5, 11].entries()) expect(start.position[axis]).toBeCloseTo(value, 1)

  // Aim and click.
  await glasses.aim('right', await middleOf('Blue House'))
  await soon(async () => (await ofKind('pointer')).at(-1)?.entityId).toBe(idOf('Blue House'))
  await glasses.press('right', 'trigger')
  await soon(() => ofKind('click')).toEqual([{ kind: 'click', entityId: idOf('Blue House') }])
  const pressed = (await ofKind('xr-button')).map(({ button, hand, phase }) => `${hand} ${button} ${phase}`)
  expect(pressed).toEqual(['right trigger down', 'right trigger up'])

  // Turn by a push of the stick to the side: 30 degrees round the head.
  await glasses.stick('right', 1, 0)
  await glasses.stick('right', 0, 0)
  const turned = await glasses.head()
  expect(start.yaw - turned.yaw).toBeCloseTo(30, 3)
  for (const axis of [0, 1, 2] as const)
    expect(Math.abs(turned.position[axis] - start.position[axis])).toBeLessThan(0.03)
  await soon(async () => (await ofKind('look')).at(-1)?.yaw).toBe(Math.round(turned.yaw))

  // Jump to a place near a chick: the stick forward aims, letting it go jumps.
  await glasses.aim('right', [8.9, 0.6, 10.4])
  await glasses.stick('right', 0, -1)
  await glasses.stick('right', 0, 0)
  await soon(() => ofKind('teleport')).toHaveLength(1)
  const [jump] = await ofKind('teleport')
  await soon(() => placeOf('Player')).toEqual(jump?.to)
  await glasses.pictures(6)
  const landed = await glasses.head()
  for (const axis of [0, 2] as const)
    expect(Math.abs(landed.position[axis] - (jump?.to[axis] ?? 0))).toBeLessThan(0.1)
  expect(Math.hypot(landed.position[0] - 4.9, landed.position[2] - 11)).toBeGreaterThan(2)

  // Grab.
  await glasses.aim('right', await middleOf('Chick'))
  await soon(async () => (await ofKind('pointer')).at(-1)?.entityId).toBe(idOf('Chick'))
  const before = await placeOf('Chick')
  await glasses.set('right', 'squeeze', 1)
  await glasses.evaluate('quest.controllers.right.position.y += 0.5')
  await glasses.pictures(6)
  const carried = await placeOf('Chick')
  await glasses.set('right', 'squeeze', 0)
  expect(carried[1] - before[1]).toBeCloseTo(0.5, 1)
  await soon(() => ofKind('release')).toHaveLength(1)

  // Walk by the other stick, while the edges of the picture go dark.
  await glasses.stick('left', 0, 1)
  await glasses.pictures(10)
  const veil = await glasses.evaluate<boolean>(
    "document.querySelector('a-scene').camera.children.some(({ visible, material }) => visible && material?.uniforms?.closed.value > 0)",
  )
  await glasses.stick('left', 0, 0)
  expect(veil).toBe(true)
  const walked = await placeOf('Player')
  expect(Math.hypot(walked[0] - landed.position[0], walked[2] - landed.position[2])).toBeGreaterThan(0.3)
  expect((await ofKind('key')).map(({ key, phase }) => `${key} ${phase}`)).toEqual(['s down', 's up'])

  // Leave.
  await glasses.takeOff()
  await soon(async () => (await ofKind('xr')).at(-1)?.mode).toBe('none')
  const camera = await glasses.evaluate<readonly number[]>(
    "(({ fov, position }) => [fov, ...position.toArray()])(document.querySelector('a-scene').camera)",
  )
  expect(camera).toEqual([36, 0, 0, 0])

  // The same inputs make the same run, without glasses and without a picture.
  const told = async () => (await frame.heard('run.steps')).flatMap(({ state }) => state ?? [])
  const last = (await steps()).at(-1)?.[0] ?? 0
  await soon(async () => (await told()).at(-1)?.step).toBeGreaterThan(last)
  const state = (await told()).at(-1)
  const taken = Object.fromEntries(await steps())
  const { simulation } = await runTemplate('village', { seconds: (state?.step ?? 0) / 60, inputs: taken })
  expect(worldHash(simulation.entities)).toBe(state?.hash)
  expect(frame.strangers).toEqual([])
  expect(frame.errors.filter((text) => !text.includes('VR device is presenting'))).toEqual([])
})
