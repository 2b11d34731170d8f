import type { Locator } from '@playwright/test'
import { afterEach, expect, it } from 'vitest'
import { FileId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { giveFile } from './support/give-file.ts'

const patience = 120_000

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

interface WallOptions {
  readonly before?: readonly string[]
  readonly source?: string
  readonly others?: readonly FrameEntity[]
}

/** A red wall that fills the picture; unless it is said otherwise it is green from a press of the space bar on. */
async function openWall({
  before = [],
  source = "onKey('space', () => { scene.get('wall').color = '#00ff00' })",
  others = [],
}: WallOptions = {}): Promise<OpenFrame> {
  const opened = await openFrame('play', { before })
  frame = opened
  const wall = { geometry: { primitive: 'box' }, material: { color: '#ff0000', glow: 1 } }
  await opened.say({
    type: 'scene.load',
    entities: [cameraInFront(), frameEntity('wall', { scale: [90, 90, 0.1], components: wall }), ...others],
  })
  await opened.waitFor('scene.shown')
  await opened.say({
    type: 'run.start',
    seed: 1,
    scripts: [compileTab(source, { fileId: FileId.parse('tab1') })],
    scenes: { current: '', all: [] },
    isWatched: false,
  })
  await opened.waitFor('run.started')
  return opened
}

const lastParts = async (opened: OpenFrame) =>
  (await opened.heard('film.part')).filter(({ isLast }) => isLast).length

/** The newest film, ready to be played in the page. */
const filmIn = (opened: OpenFrame) =>
  opened.page.evaluateHandle(() => {
    const heard: unknown = Reflect.get(window, 'heard')
    const parts = (Array.isArray(heard) ? heard : []).filter(({ type }) => type === 'film.part')
    const before = parts.slice(0, -1).findLastIndex(({ isLast }) => isLast)
    const film = document.createElement('video')
    film.muted = true
    film.src = URL.createObjectURL(new Blob(parts.slice(before + 1).map(({ bytes }) => bytes)))
    return film
  })

/** Plays what was filmed, and tells its size and the colours that came one after the other in its middle. */
const watched = async (opened: OpenFrame) =>
  (await filmIn(opened)).evaluate(async (film) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const colours: string[] = []
    const look = () => {
      pen?.drawImage(film, film.videoWidth / 2, film.videoHeight / 2, 1, 1, 0, 0, 1, 1)
      const [red = 0, green = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
      const colour = red > 2 * green ? 'red' : green > 2 * red ? 'green' : 'other'
      if (colours.at(-1) !== colour) colours.push(colour)
      if (!film.ended) film.requestVideoFrameCallback(look)
    }
    film.requestVideoFrameCallback(look)
    await film.play()
    await new Promise((resolve) => {
      film.onended = resolve
    })
    return { size: [film.videoWidth, film.videoHeight], colours }
  })

it(
  '[E13] films what is shown until it is told to end, in one size, whatever the window does meanwhile',
  async () => {
    const opened = await openWall()
    const { page, say, errors, waitFor } = opened
    await say({ type: 'run.film', isOn: true })
    await waitFor('film.part', 2)
    await page.setViewportSize({ width: 801, height: 601 })
    await pressSpace(opened)
    const soFar = (await opened.heard('film.part')).length
    await waitFor('film.part', soFar + 3)
    await say({ type: 'run.film', isOn: false })
    await expect.poll(() => lastParts(opened), { timeout: 30_000 }).toBe(1)
    expect(await watched(opened)).toMatchObject({ size: [640, 360], colours: ['red', 'green'] })
    expect(errors).toEqual([])
  },
  patience,
)

it(
  'says that a film is over before it began where the browser cannot film, and films anew when it is asked',
  async () => {
    const before = [
      'const Real = MediaRecorder; let tries = 0; window.MediaRecorder = class extends Real { constructor(...all) { if (tries++ === 0) throw new Error("no"); super(...all) } }',
    ]
    const opened = await openWall({ before })
    await opened.say({ type: 'run.film', isOn: true })
    await opened.say({ type: 'run.film', isOn: false })
    await expect.poll(() => lastParts(opened), { timeout: 30_000 }).toBe(1)
    expect(await opened.heard('film.part')).toMatchObject([{ isLast: true, bytes: { length: 0 } }])
    await opened.say({ type: 'run.film', isOn: true })
    await opened.waitFor('film.part', 3)
    await opened.say({ type: 'run.film', isOn: false })
    await expect.poll(() => lastParts(opened), { timeout: 30_000 }).toBe(2)
  },
  patience,
)

/** A line of the first or the last picture of a film, `y` pixels from above: from where to where it is light, and how many are dark; in pixels of the page, which may be more. */
const seenIn = async (opened: OpenFrame, y: number, isFirst = false) =>
  (await filmIn(opened)).evaluate(
    async (film, { y, isFirst }) => {
      const pen = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d', { willReadFrequently: true })
      await new Promise((resolve) => {
        if (isFirst) film.onloadeddata = resolve
        else film.onended = resolve
        // Of a film that is there already nothing is told any more.
        if (isFirst && film.readyState >= film.HAVE_CURRENT_DATA) resolve(null)
        void film.play()
      })
      film.pause()
      pen?.drawImage(film, 0, 0, innerWidth, innerHeight)
      const line = pen?.getImageData(0, y, innerWidth, 1).data ?? []
      const across = [...Array(innerWidth).keys()]
      const light = across.filter((x) => (line[4 * x + 1] ?? 0) > 150)
      const dark = across.filter((x) => (line[4 * x] ?? 0) < 100)
      return { from: light.at(0) ?? 0, to: light.at(-1) ?? 0, dark: dark.length }
    },
    { y, isFirst },
  )

/** Films until `happens` has come about and been seen for a while. */
async function film(opened: OpenFrame, happens: () => Promise<void> = async () => {}): Promise<void> {
  const [parts, films] = [(await opened.heard('film.part')).length, await lastParts(opened)]
  await opened.say({ type: 'run.film', isOn: true })
  await opened.waitFor('film.part', parts + 1)
  await happens()
  await opened.waitFor('film.part', (await opened.heard('film.part')).length + 8)
  await opened.say({ type: 'run.film', isOn: false })
  await expect.poll(() => lastParts(opened), { timeout: 30_000 }).toBe(films + 1)
}

const inFrame = ({ page }: OpenFrame, selector: string) => page.frameLocator('iframe').locator(selector)

async function boxOf(seen: Locator) {
  const box = await seen.boundingBox()
  if (!box) throw new Error('it is not seen')
  return { from: box.x, to: box.x + box.width, middle: Math.round(box.y + box.height / 2) }
}

/** The wall, and a thing whose picture is all blue. */
async function openMoon(given: WallOptions): Promise<OpenFrame> {
  const image = { source: 'asset:blue' }
  const moon = frameEntity('moon', { position: [0, 0, -9], components: { image } })
  const opened = await openWall({ ...given, others: [moon] })
  const bytes = await opened.page.evaluate(async () => {
    const pen = new OffscreenCanvas(200, 100)
    const ink = pen.getContext('2d')
    if (ink) ink.fillStyle = '#0000ff'
    ink?.fillRect(0, 0, 200, 100)
    return [...new Uint8Array(await (await pen.convertToBlob()).arrayBuffer())]
  })
  await giveFile(opened, 'blue', new Uint8Array(bytes), 'image/png')
  return opened
}

const wordsIn = (opened: OpenFrame) => inFrame(opened, '.screen-words')

async function pressSpace({ page, focus }: OpenFrame): Promise<void> {
  await focus()
  await page.keyboard.press('Space')
}

const isThere = async (opened: OpenFrame, words: string | RegExp) => {
  await pressSpace(opened)
  await expect.poll(() => wordsIn(opened).textContent(), { timeout: 30_000 }).toMatch(words)
}

it(
  '[E13] what lies over the picture is in the film where it was seen, in its own letters',
  async () => {
    const opened = await openWall({ source: "onKey('space', () => screen.show('Hooray, I have found it!'))" })
    await isThere(opened, /^Hooray, I have found it!$/)
    await film(opened)
    const { from, to, middle } = await boxOf(wordsIn(opened))
    const seen = await seenIn(opened, middle)
    expect(Math.abs(seen.from - from)).toBeLessThan(6)
    expect(Math.abs(seen.to - to)).toBeLessThan(6)
    expect(seen.dark).toBeGreaterThan(20)
    expect(opened.errors).toEqual([])
  },
  patience,
)

it(
  '[E13] words that come during a film are in it, whatever is in them, and in no picture of it before; the next film does not begin with them',
  async () => {
    // What lies over the picture of the next film takes some seconds to be copied.
    const opened = await openMoon({
      before: [
        'const { decode } = HTMLImageElement.prototype; HTMLImageElement.prototype.decode = async function () { if (this.src.startsWith("blob:")) await new Promise((go) => setTimeout(go, 3000)); return decode.call(this) }',
      ],
      // Half of a letter of two parts, and what XML cannot have.
      source:
        "let times = 0\nonKey('space', () => { times += 1; screen.show(times === 1 ? 'A \\uD83D word \\u0001 of odd letters' : ''); if (times === 2) screen.panel('Moon', '', { picture: scene.get('moon') }) })",
    })
    await film(opened, () => isThere(opened, /of odd letters$/))
    const { from, to, middle } = await boxOf(wordsIn(opened))
    expect(await seenIn(opened, middle, true)).toMatchObject({ from: 0, to: 0 })
    const seen = await seenIn(opened, middle)
    // What stands for the odd letters is not as wide as what the page shows of them.
    expect(Math.abs(seen.from - from)).toBeLessThan(20)
    expect(Math.abs(seen.to - to)).toBeLessThan(20)
    await isThere(opened, /^$/)
    await film(opened)
    expect(await seenIn(opened, middle, true)).toMatchObject({ from: 0, to: 0 })
    expect(opened.errors).toEqual([])
  },
  patience,
)

it(
  '[E13] a picture on a panel is in the film; a photo that is not seen any more costs it nothing',
  async () => {
    const opened = await openMoon({
      source:
        "let times = 0\nonKey('space', () => { times += 1; if (times === 1) camera.photo(); else screen.panel('Moon', 'It is blue.', { picture: scene.get('moon') }) })",
    })
    const photo = inFrame(opened, '.screen-photo img')
    await pressSpace(opened)
    await expect.poll(() => photo.isVisible(), { timeout: 30_000 }).toBe(true)
    await expect.poll(() => photo.isVisible(), { timeout: 30_000 }).toBe(false)
    expect(await photo.getAttribute('src')).toBeNull()
    await pressSpace(opened)
    const picture = inFrame(opened, '.screen-panel img')
    await expect.poll(() => picture.isVisible(), { timeout: 30_000 }).toBe(true)
    await film(opened)
    const { from, to, middle } = await boxOf(picture)
    expect((await seenIn(opened, middle)).dark).toBeGreaterThan(0.9 * (to - from))
    expect(opened.errors).toEqual([])
  },
  patience,
)
