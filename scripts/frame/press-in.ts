import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Counts the moves of the mouse that the page itself has heard of, since it was asked for the first time. */
const strayMoves = `(() => {
  if (window.strayMoves === undefined) {
    window.strayMoves = 0
    addEventListener('pointermove', () => { window.strayMoves += 1 }, true)
  }
  return window.strayMoves
})()`

/**
 * Presses the mouse in a page that is one iframe. For a moment after a screenshot Chromium gives the mouse to the page around the iframe:
 * this moves it until the page hears nothing of it any more.
 */
export async function pressIn(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  button: 'left' | 'right' | 'middle',
): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const before = await page.evaluate<number>(strayMoves)
    await page.mouse.move(x, y)
    if ((await page.evaluate<number>(strayMoves)) === before) break
    await delay(10)
  }
  await page.mouse.down({ button })
}
