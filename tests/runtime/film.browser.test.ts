import { afterEach, expect, it } from 'vitest'
import { FileId } from '../../model/ids.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'

const patience = 120_000

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

/** A red wall that fills the picture; unless it is said otherwise it is green from a press of the space bar on. */
async function openWall({
  before = [],
  source = "onKey('space', () => { scene.get('wall').color = '#00ff00' })",
}: {
  readonly before?: readonly string[]
  readonly source?: string
} = {}): Promise<OpenFrame> {
  const opened = await openFrame('play', { before })
  frame = opened
  const wall = { geometry: { primitive: 'box' }, material: { color: '#ff0000', glow: 1 } }
  await opened.say({
    type: 'scene.load',
    entities: [cameraInFront(), frameEntity('wall', { scale: [90, 90, 0.1], components: wall })],
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

/** What was filmed, ready to be played in the page. */
const filmIn = (opened: OpenFrame) =>
  opened.page.evaluateHandle(() => {
    const heard: unknown = Reflect.get(window, 'heard')
    const parts = (Array.isArray(heard) ? heard : []).filter(({ type }) => type === 'film.part')
    const film = document.createElement('video')
    film.muted = true
    film.src = URL.createObjectURL(new Blob(parts.map(({ bytes }) => bytes)))
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
    const { page, say, focus, errors, waitFor } = await openWall()
    await say({ type: 'run.film', isOn: true })
    await waitFor('film.part', 2)
    await page.setViewportSize({ width: 801, height: 601 })
    await focus()
    await page.keyboard.press('Space')
    const soFar = (await frame?.heard('film.part'))?.length ?? 0
    await waitFor('film.part', soFar + 3)
    await say({ type: 'run.film', isOn: false })
    if (frame) await expect.poll(() => frame && lastParts(frame), { timeout: 30_000 }).toBe(1)
    expect(frame && (await watched(frame))).toMatchObject({ size: [640, 360], colours: ['red', 'green'] })
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

/** From where to where the last picture of a film is light `y` pixels from above, and how many are dark there; in pixels of the page, which may be more. */
const lastSeen = async (opened: OpenFrame, y: number) =>
  (await filmIn(opened)).evaluate(async (film, y) => {
    await film.play()
    await new Promise((resolve) => {
      film.onended = resolve
    })
    const pen = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d')
    pen?.drawImage(film, 0, 0, innerWidth, innerHeight)
    const line = pen?.getImageData(0, y, innerWidth, 1).data ?? []
    const light = [...Array(innerWidth).keys()].filter((x) => (line[4 * x + 1] ?? 0) > 150)
    const dark = [...Array(innerWidth).keys()].filter((x) => (line[4 * x] ?? 0) < 100)
    return { from: light.at(0) ?? 0, to: light.at(-1) ?? 0, dark: dark.length }
  }, y)

it(
  '[E13] what lies over the picture is in the film where it was seen, in its own letters',
  async () => {
    const opened = await openWall({ source: "onKey('space', () => screen.show('Hooray, I have found it!'))" })
    const { page, say, focus, errors, waitFor } = opened
    await focus()
    await page.keyboard.press('Space')
    const words = page.frameLocator('iframe').locator('.screen-words')
    await expect.poll(() => words.textContent(), { timeout: 30_000 }).toBe('Hooray, I have found it!')
    await say({ type: 'run.film', isOn: true })
    await waitFor('film.part', 8)
    await say({ type: 'run.film', isOn: false })
    await expect.poll(() => lastParts(opened), { timeout: 30_000 }).toBe(1)
    const box = await words.boundingBox()
    if (!box) throw new Error('the words are not seen')
    const seen = await lastSeen(opened, Math.round(box.y + box.height / 2))
    expect(Math.abs(seen.from - box.x)).toBeLessThan(6)
    expect(Math.abs(seen.to - (box.x + box.width))).toBeLessThan(6)
    expect(seen.dark).toBeGreaterThan(20)
    expect(errors).toEqual([])
  },
  patience,
)
