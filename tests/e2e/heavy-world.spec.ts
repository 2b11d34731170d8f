import { expect, type Page, test } from '@playwright/test'
import { openFile } from '../support/file-menu.ts'
import { manyThingsProject } from '../support/many-things-project.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'
import { worldOfTheHouse } from '../support/world-of-the-house.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** How the frame that plays draws: its pixels to one of the page, and whether edges are smoothed. */
async function drawing(page: Page): Promise<readonly [number, boolean | undefined]> {
  const frame = page.frames().find((each) => each.url().includes('frame.html'))
  if (!frame) throw new Error('nothing plays')
  return frame.evaluate(() => {
    const canvas = document.querySelector('canvas')
    const smooths = canvas?.getContext('webgl2')?.getContextAttributes()?.antialias
    return [(canvas?.width ?? 0) / innerWidth, smooths] as const
  })
}

test('a tablet of 2 GB draws a world more simply and says so; Play on gives the keys back to the world', async ({
  browser,
}) => {
  const context = await browser.newContext({ deviceScaleFactor: 2, viewport: { width: 1024, height: 768 } })
  await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }))
  const page = await context.newPage()
  const { published } = await worldOfTheHouse(page, product, 'hungry-cat')
  await page.goto(`${product.url}/play/${published.playCode}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const note = page.getByText('This device has little memory, so worlds look simpler here.')
  await expect(note).toBeInViewport({ timeout: 60_000 })
  const [pixels, smooths] = await drawing(page)
  expect(pixels).toBeLessThanOrEqual(1)
  expect(smooths).toBe(false)
  await page.getByRole('button', { name: 'Play on' }).click()
  await expect(note).toBeHidden()
  await expect(page.locator('iframe').first()).toBeFocused()
  await context.close()
})

test('a scene of 5,000 things opens and runs, and says over the run what helps; nothing of it is lost', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/new`)
  await openFile(page, {
    name: 'many.nestling-project',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(manyThingsProject(5_000, 'shape')),
  })
  await page.getByText('Many things').first().waitFor()
  await work.isShown()
  await work.runUntilRunning()
  await expect(page.getByText(/^This scene has 5,\d\d\d things, which is a lot\./)).toBeInViewport()
  await page.getByRole('button', { name: 'Play on' }).click()
  await work.stop.click()
  await work.design()
  await expect(await work.row('Thing 0')).toBeVisible({ timeout: 60_000 })
  expect((await work.entities()).length).toBeGreaterThanOrEqual(5_000)
})
