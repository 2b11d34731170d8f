import type { Page } from '@playwright/test'
import type { FileBytes } from '../../interchange/world-zip/world-files.ts'
import { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import { launchChromium } from './launch-chromium.ts'
import { pressIn } from './press-in.ts'
import { serveFrame } from './serve-frame.ts'

type Heard<T extends FromFrame['type']> = Extract<FromFrame, { type: T }>

/** A built frame in a real Chromium, and the app's end of its port. */
export interface OpenFrame {
  readonly page: Page
  /** Addresses that the page asked for and that are not ours. */
  readonly strangers: string[]
  /** Errors that nobody caught, and errors and warnings in the browser's console. */
  readonly errors: string[]
  say(message: ToFrame): Promise<void>
  /** Posts anything at all. */
  sayRaw(message: unknown): Promise<void>
  /** Everything of a type that the frame has said so far. */
  heard<T extends FromFrame['type']>(type: T): Promise<Heard<T>[]>
  /** Waits until the frame has said something of a type `times` times; the last of them. Rejects after so many milliseconds, 30,000 unless said. */
  waitFor<T extends FromFrame['type']>(type: T, times?: number, milliseconds?: number): Promise<Heard<T>>
  /** Takes the mouse to a point of the picture and presses it there. */
  press(x: number, y: number, button?: 'left' | 'right' | 'middle'): Promise<void>
  /** Gives the frame the keyboard, as a click into it does sooner or later. */
  focus(): Promise<void>
  close(): Promise<void>
}

interface Settings {
  /** Nothing moves by itself; it is on unless it is said not to be. */
  readonly reducedMotion?: boolean
  /** More arguments for Chromium. */
  readonly chromium?: readonly string[]
  /** Scripts that run in the frame before everything else. */
  readonly before?: readonly string[]
  /** The frame may ask for the camera, as after a click on 'Start AR'. */
  readonly hasCamera?: boolean
  /** Files of a project's library on the frame's site, by their keys. */
  readonly files?: ReadonlyMap<string, FileBytes>
}

const isOf = <T extends FromFrame['type']>(type: T, message: FromFrame): message is Heard<T> =>
  message.type === type

/** Opens the frame at 640 × 360 pixels and tells it what it is for. */
export async function openFrame(mode: 'edit' | 'play', settings: Settings = {}): Promise<OpenFrame> {
  const { reducedMotion = true, chromium = [], files = new Map(), before = [], hasCamera } = settings
  const served = await serveFrame(files, hasCamera)
  const browser = await launchChromium(chromium)
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } })
  const strangers: string[] = []
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') errors.push(line.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    const isOurs = [served.app, served.frame, 'data:', 'blob:'].some((start) => url.startsWith(start))
    if (!isOurs) strangers.push(url)
  })
  for (const content of before) await page.addInitScript({ content: `if (window !== top) {${content}}` })
  await page.goto(served.app)
  // Looked for in the page: the parts of a film are large, and hardly any test asks for them.
  const inPage = (type: FromFrame['type']) =>
    `window.heard.filter(({ type }) => type === ${JSON.stringify(type)})`
  const heard = async <T extends FromFrame['type']>(type: T) =>
    (await page.evaluate<unknown[]>(inPage(type)))
      .map((message) => FromFrame.parse(message))
      .filter((message) => isOf(type, message))
  const sayRaw = (message: unknown) =>
    page.evaluate(`window.say(${JSON.stringify(message)})`).then(() => undefined)
  const opened: OpenFrame = {
    page,
    strangers,
    errors,
    say: sayRaw,
    sayRaw,
    heard,
    async waitFor(type, times = 1, milliseconds = 30_000) {
      await page.waitForFunction(`${inPage(type)}.length >= ${times}`, undefined, { timeout: milliseconds })
      const last = FromFrame.parse(await page.evaluate(`${inPage(type)}.at(-1)`))
      if (!isOf(type, last)) throw new Error(`nothing of type ${type}`)
      return last
    },
    press: (x, y, button = 'left') => pressIn(page, { x, y }, button),
    async focus() {
      await page.frameLocator('iframe').locator('canvas').focus()
      await page.waitForFunction('document.activeElement?.tagName === "IFRAME"')
    },
    async close() {
      await browser.close()
      await served.close()
    },
  }
  await opened.waitFor('frame.ready')
  await opened.sayRaw({ type: 'frame.init', mode, locale: 'en', reducedMotion })
  return opened
}
