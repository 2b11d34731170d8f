import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { middleOf } from './middle-of.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A finger on a touch screen, as the browser hears it: Playwright itself only taps. Pixels of the window. */
export class Fingers {
  readonly #page: Page
  readonly #browser: CDPSession

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page
    this.#browser = browser
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page))
  }

  tap({ x, y }: Point): Promise<void> {
    return this.#page.touchscreen.tap(x, y)
  }

  /**
   * Taps something until it hears that: what a frame has not drawn yet the browser does not know to be there, and gives its fingers to the
   * page around it. A card of software may draw it a second after the frame has.
   */
  async reach(target: Locator): Promise<void> {
    const heard = await target.evaluateHandle((element) => {
      const state = { is: false }
      element.addEventListener('pointerdown', () => Object.assign(state, { is: true }), { once: true })
      return state
    })
    await expect(async () => {
      await this.tap(await middleOf(target))
      expect(await heard.evaluate(({ is }) => is)).toBe(true)
    }).toPass({ timeout: 15_000 })
  }

  /** Presses at one point, goes to the other in small steps, and lets go there. */
  async drag(from: Point, to: Point): Promise<void> {
    await this.hold(from, to)
    await this.letGo()
  }

  letGo(): Promise<void> {
    return this.#touch('touchEnd')
  }

  /** Presses at one point, goes to the other in small steps, and stays there. */
  async hold(from: Point, to: Point): Promise<void> {
    const steps = 12
    await this.#touch('touchStart', from)
    for (let step = 1; step <= steps; step++) {
      const along = (a: number, b: number) => a + ((b - a) * step) / steps
      await this.#touch('touchMove', { x: along(from.x, to.x), y: along(from.y, to.y) })
    }
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) {
    await this.#browser.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    await this.#page.waitForTimeout(20)
  }
}
