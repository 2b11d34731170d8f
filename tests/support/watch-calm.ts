import type { Page, Request } from '@playwright/test'

/** How long nothing is asked for until a page counts as calm, in milliseconds. */
const calmAfter = 500

/**
 * Waits until the page that is open has come to life and what it asks for has come. Playwright's own 'networkidle' does not know that a page
 * asks for its scripts only when it was painted (`src/app/when-painted.ts`), which takes longer than that waits. Begin before the page is opened.
 */
export function watchCalm(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = Date.now()
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request)
    last = Date.now()
  }
  page.on(
    'request',
    note((request) => open.add(request)),
  )
  page.on(
    'requestfinished',
    note((request) => open.delete(request)),
  )
  page.on(
    'requestfailed',
    note((request) => open.delete(request)),
  )
  // What was under way on the page before is of no interest, and is not always said to have ended.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) open.clear()
  })
  return async () => {
    await page.waitForFunction(() => document.querySelector('template[data-later]') === null)
    last = Math.max(last, Date.now() - calmAfter + 100)
    while (open.size > 0 || Date.now() - last < calmAfter) await page.waitForTimeout(50)
    await page.evaluate(() => document.fonts.ready)
  }
}
