import type { Locator } from '@playwright/test'
import { expect, it } from 'vitest'
import type { OpenFrame } from '../../scripts/frame/open-frame.ts'
import { openWall, pressSpace, type WallOptions } from './support/film/open-wall.ts'
import { filmIn, takeFilm, waitForFilms, waitForParts } from './support/film/take-film.ts'
import { frameEntity } from './support/frame-entity.ts'
import { giveFile } from './support/give-file.ts'

const patience = 120_000

/** Plays what was filmed, and tells its sizes and the colours that came one after the other in its middle. */
const watched = async (opened: OpenFrame) =>
  (await filmIn(opened)).evaluate(async (film) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const colours: string[] = []
    const sizes: { readonly width: number; readonly height: number }[] = []
    const look = () => {
      pen?.drawImage(film, film.videoWidth / 2, film.videoHeight / 2, 1, 1, 0, 0, 1, 1)
      const [red = 0, green = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
      const colour = red > 2 * green ? 'red' : green > 2 * red ? 'green' : 'other'
      if (colours.at(-1) !== colour) colours.push(colour)
      const { videoWidth: width, videoHeight: height } = film
      if (sizes.at(-1)?.width !== width || sizes.at(-1)?.height !== height) sizes.push({ width, height })
      if (!film.ended) film.requestVideoFrameCallback(look)
    }
    film.requestVideoFrameCallback(look)
    await film.play()
    await new Promise((resolve) => {
      film.onended = resolve
    })
    return { sizes, colours }
  })

it(
  '[E13] films what is shown until it is told to end, in one size, whatever the window does meanwhile',
  async () => {
    const opened = await openWall()
    const { page, say, errors } = opened
    await say({ type: 'run.film', isOn: true })
    await waitForParts(opened, 2)
    await page.setViewportSize({ width: 801, height: 601 })
    await pressSpace(opened)
    await waitForParts(opened, 3)
    await say({ type: 'run.film', isOn: false })
    await waitForFilms(opened, 1)
    const { sizes, colours } = await watched(opened)
    expect(sizes).toHaveLength(1)
    // Of the shape that the picture had when it began; it is smaller on a machine that cannot keep up.
    const [{ width, height } = { width: 0, height: 0 }] = sizes
    expect(width).toBeLessThanOrEqual(640)
    expect(Math.abs(height - (width * 360) / 640)).toBeLessThan(3)
    expect(colours).toEqual(['red', 'green'])
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
    await waitForFilms(opened, 1)
    expect(await opened.heard('film.part')).toMatchObject([{ isLast: true, bytes: { length: 0 } }])
    await opened.say({ type: 'run.film', isOn: true })
    await waitForParts(opened, 3)
    await opened.say({ type: 'run.film', isOn: false })
    await waitForFilms(opened, 2)
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

const isThere = async (opened: OpenFrame, words: string | RegExp) => {
  await pressSpace(opened)
  await expect.poll(() => wordsIn(opened).textContent(), { timeout: 30_000 }).toMatch(words)
}

it(
  '[E13] what lies over the picture is in the film where it was seen, in its own letters',
  async () => {
    const opened = await openWall({ source: "onKey('space', () => screen.show('Hooray, I have found it!'))" })
    await isThere(opened, /^Hooray, I have found it!$/)
    await takeFilm(opened)
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
    await takeFilm(opened, () => isThere(opened, /of odd letters$/))
    const { from, to, middle } = await boxOf(wordsIn(opened))
    expect(await seenIn(opened, middle, true)).toMatchObject({ from: 0, to: 0 })
    const seen = await seenIn(opened, middle)
    // What stands for the odd letters is not as wide as what the page shows of them.
    expect(Math.abs(seen.from - from)).toBeLessThan(20)
    expect(Math.abs(seen.to - to)).toBeLessThan(20)
    await isThere(opened, /^$/)
    await takeFilm(opened)
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
    await takeFilm(opened)
    const { from, to, middle } = await boxOf(picture)
    expect((await seenIn(opened, middle)).dark).toBeGreaterThan(0.9 * (to - from))
    expect(opened.errors).toEqual([])
  },
  patience,
)
