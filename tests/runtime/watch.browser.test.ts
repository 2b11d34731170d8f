import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileScript } from '../../language/compile/compile-script.ts'
import { inDebugger, inWorkspace } from '../../language/compile/how-to-compile.ts'
import { FileId } from '../../model/ids.ts'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { colourAt } from './support/pixels.ts'

const patience = 60_000
const tab = FileId.parse('tab1')

/** A scene that is watched while it runs one script; the box glides from -2 m to 2 m in ten seconds. */
describe('a run that is watched', () => {
  let frame: OpenFrame
  beforeEach(async () => {
    frame = await openFrame('play')
    const camera = cameraInFront()
    const box = frameEntity('box', {
      position: [-2, 1, 0],
      components: { geometry: { primitive: 'box' }, material: { color: '#ff0000' } },
    })
    const light = { type: 'sun', color: '#ffffff', intensity: 2 }
    const sun = frameEntity('sun', { kind: 'light', position: [5, 8, 5], components: { light } })
    await frame.say({ type: 'scene.load', entities: [camera, box, sun] })
    await frame.waitFor('scene.shown')
  }, patience)
  afterEach(() => frame?.close())

  async function run(source: string, stops: readonly number[], isStoppable: boolean) {
    await frame.say({ type: 'run.stops', stops: [{ fileId: tab, lines: [...stops] }] })
    await frame.say({
      type: 'run.start',
      seed: 1,
      scripts: [compileTab(source, { fileId: tab, how: isStoppable ? inDebugger : inWorkspace })],
      isWatched: true,
    })
    await frame.waitFor('run.started')
  }
  const moment = async (times: number) => frame.waitFor('run.moment', times)
  const redness = async (x: number) => {
    const [red, green] = await colourAt(frame.page, x, 180)
    return red - green
  }

  it(
    'stops before the line that was chosen, tells its variables, goes on by a statement and to the end',
    async () => {
      const source =
        "let coins = 0\nonStart(async () => {\n  const more = 3\n  coins += more\n  console.log('all', coins)\n})"
      await run(source, [4], true)
      const first = await moment(1)
      expect(first).toMatchObject({ isPaused: true, next: { fileId: tab, line: 4 }, stepsBack: 0 })
      const words = (told: typeof first) =>
        Object.fromEntries(told.variables.map(({ name, text }) => [name, text]))
      expect(words(first)).toEqual({ more: '3', coins: '0' })
      await frame.say({ type: 'run.stride', stride: 'over' })
      const second = await moment(2)
      expect(second.next).toEqual({ fileId: tab, line: 5 })
      expect(words(second)).toEqual({ more: '3', coins: '3' })
      expect(await frame.heard('run.log')).toEqual([])
      await frame.say({ type: 'run.pace', pace: 'full' })
      expect(await moment(3)).toMatchObject({ isPaused: false, next: null })
      expect((await frame.waitFor('run.log')).lines).toEqual([{ fileId: tab, text: 'all 3' }])
      const ran = async () =>
        new Set((await frame.heard('run.lines')).flatMap(({ lines }) => lines.map(({ line }) => line)))
      // They are told at most ten times a second.
      await expect.poll(ran, { timeout: 15_000 }).toEqual(new Set([1, 2, 3, 4, 5]))
    },
    patience,
  )

  it(
    'stands still, goes on by one picture, shows how it was some seconds ago, and goes on from now',
    async () => {
      await run(
        "let at = 0\nconst box = scene.get('box')\nonStart(async () => {\n  for (at = 0; at < 8; at += 1) await box.moveRight(-0.5, {seconds: 0.5})\n})",
        [],
        true,
      )
      await expect.poll(() => redness(320 - 125), { timeout: 30_000 }).toBeLessThan(20)
      // A quick machine sees it gone after forty steps already.
      const seconds = async () => Math.max(...(await frame.heard('run.clock')).map((told) => told.seconds))
      await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThanOrEqual(1)
      await frame.say({ type: 'run.pace', pace: 'paused' })
      const paused = await moment(1)
      expect(paused).toMatchObject({ isPaused: true, next: null, stepsBack: 0 })
      expect(paused.mostBack).toBeGreaterThan(40)
      await frame.say({ type: 'run.stride', stride: 'picture' })
      expect((await moment(2)).mostBack).toBe(Math.min(600, paused.mostBack + 1))

      await frame.say({ type: 'run.back', steps: 600 })
      const earliest = await moment(3)
      expect(earliest.stepsBack).toBe(earliest.mostBack)
      expect(earliest.variables).toContainEqual({ fileId: tab, name: 'at', text: '0' })
      await expect.poll(() => redness(320 - 125), { timeout: 15_000 }).toBeGreaterThan(80)
      expect(await redness(320)).toBeLessThan(20)

      await frame.say({ type: 'run.back', steps: 0 })
      expect((await moment(4)).variables).not.toContainEqual({ fileId: tab, name: 'at', text: '0' })
      await expect.poll(() => redness(320 - 125), { timeout: 15_000 }).toBeLessThan(20)
      await frame.say({ type: 'run.pace', pace: 'full' })
      await expect.poll(() => redness(320 + 125), { timeout: 30_000 }).toBeGreaterThan(80)
    },
    patience,
  )

  it(
    'shows what was, not the step since, to who goes on by a picture and back before the next is drawn',
    async () => {
      await run("onStart(() => scene.get('box').moveRight(-4, {seconds: 8}))", [], true)
      await expect.poll(() => redness(320), { timeout: 30_000 }).toBeGreaterThan(80)
      await frame.say({ type: 'run.pace', pace: 'paused' })
      await moment(1)
      const both: readonly ToFrame[] = [
        { type: 'run.stride', stride: 'picture' },
        { type: 'run.back', steps: 600 },
      ]
      await frame.page.evaluate(both.map((message) => `window.say(${JSON.stringify(message)})`).join(';'))
      await expect.poll(() => redness(320 - 125), { timeout: 15_000 }).toBeGreaterThan(80)
      expect(await redness(320)).toBeLessThan(20)
    },
    patience,
  )

  it(
    'pauses a program that was not made to stop as well, and forgets what is pressed meanwhile',
    async () => {
      await run("onKey('a', () => console.log('pressed'))", [], false)
      await frame.focus()
      await frame.say({ type: 'run.pace', pace: 'paused' })
      await moment(1)
      await frame.page.keyboard.press('a')
      await frame.page.waitForTimeout(200)
      await frame.say({ type: 'run.pace', pace: 'full' })
      await moment(2)
      await frame.page.keyboard.press('a')
      await frame.waitFor('run.log')
      expect(await frame.heard('run.log')).toHaveLength(1)
      expect((await frame.heard('run.log'))[0]?.lines).toHaveLength(1)
    },
    patience,
  )

  it(
    'tells which blocks run in a run that was not made to stop, but nothing of loops that only reckon',
    async () => {
      const source =
        "const box = scene.byId('box');\nonStart(async () => {\n  for (let n = 0; n < 9; n++) {\n    box.size += 0.01;\n  }\n  await wait(0.5);\n  await box.moveUp(1, 1);\n});"
      const compiled = compileScript({
        ...{ fileId: tab, name: 'Tab1', source, isOfBlocks: true },
        how: inWorkspace,
      })
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.error))
      await frame.say({ type: 'run.start', seed: 1, scripts: [compiled.script], isWatched: true })
      const told = async () =>
        (await frame.heard('run.lines')).map(({ lines, waits }) =>
          [lines, waits].map((of) => of.map(({ line }) => line)),
        )
      // What is over is not lit any longer, and what waits is known as long as it does.
      const all = [
        [[3, 6], [6]],
        [[], [6]],
        [[7], [7]],
        [[], [7]],
        [[], []],
      ].map((one) => JSON.stringify(one))
      await expect.poll(async () => (await told()).at(-1), { timeout: 30_000 }).toEqual([[], []])
      // Told between two pictures, so that what is short may be missed where pictures are slow; what is lit and the order may not.
      const places = (await told()).map((one) => all.indexOf(JSON.stringify(one)))
      expect(places).toEqual([...new Set(places)].sort())
      expect(places).toEqual(expect.arrayContaining([0, 2, 4]))
    },
    patience,
  )
})
