import { afterEach, expect, it } from 'vitest'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { countDrawn } from '../support/count-drawn.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { colourAt } from './support/pixels.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

/** Metres. */
const apart = 1.1

/** Red boxes in a row through the middle of the picture. */
const boxes = (count: number): FrameEntity[] =>
  Array.from({ length: count }, (_, index) =>
    frameEntity(`box-${index}`, {
      name: `Box ${index}`,
      position: [(index - (count - 1) / 2) * apart, 1, 0],
      components: {
        geometry: { primitive: 'box' },
        material: { color: '#ff0000' },
        physics: { body: 'ghost' },
      },
    }),
  )

async function open(entities: readonly FrameEntity[], source = ''): Promise<OpenFrame> {
  const play = await openFrame('play')
  frame = play
  await play.say({ type: 'scene.load', entities: [cameraInFront(), ...entities] })
  await play.waitFor('scene.shown')
  await play.say({ type: 'run.start', seed: 1, scripts: [compileTab(source)] })
  await play.waitFor('run.started')
  return play
}
const calls = async (play: OpenFrame) => (await countDrawn(play.page.frames()[1])).calls
/** Where the box of nine is seen that is so many metres above its place. */
const placeOf = (number: number, up = 0): readonly [number, number] => [
  320 + (number - 4) * apart * 62.8,
  180 - up * 62.8,
]
const isRed = async (play: OpenFrame, [x, y]: readonly [number, number]) => {
  const [red, green, blue] = await colourAt(play.page, Math.round(x), Math.round(y))
  return red > green + 60 && red > blue + 60
}

it('what looks the same is drawn in one call for all of it, and one for all its shadows', async () => {
  const one = await open(boxes(1))
  const alone = await calls(one)
  await one.close()
  const many = await open(boxes(40))
  await expect.poll(() => calls(many), { timeout: 10_000 }).toBe(alone)
  expect(many.errors).toEqual([])
}, 60_000)

it('each of many is still moved, hidden, hit and deleted by itself, and comes and goes', async () => {
  const source = `
    const box = (number) => scene.get('Box ' + number)
    box(2).onClick(() => (box(2).position.y += 1.4))
    box(4).onClick(() => (box(4).visible = false))
    box(6).onClick(() => box(6).remove())
  `
  const play = await open(boxes(9), source)
  const before = [0, 2, 4, 6, 8].map((number) => placeOf(number))
  for (const place of before) await expect.poll(() => isRed(play, place), { timeout: 10_000 }).toBe(true)
  await expect.poll(() => calls(play), { timeout: 10_000 }).toBeLessThan(8)
  for (const place of before.slice(1, 4)) {
    await play.press(...place)
    await play.page.mouse.up()
  }
  const [first, second, fourth, sixth, eighth] = before
  for (const place of [second, fourth, sixth])
    await expect.poll(() => place && isRed(play, place), { timeout: 10_000 }).toBe(false)
  await expect.poll(() => isRed(play, placeOf(2, 1.4)), { timeout: 10_000 }).toBe(true)
  for (const place of [first, eighth]) expect(place && (await isRed(play, place))).toBe(true)
  expect(play.errors).toEqual([])
}, 60_000)
