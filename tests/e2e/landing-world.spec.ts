import { expect, test } from '@playwright/test'
import { drawnPlace } from '../support/drawn-place.ts'
import { expectOwnHelpers, scriptsOfFrames } from '../support/helper-file.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[R01] [S28] the picture of the landing page becomes a running world, from another site, by the helper functions of this build, without taking the focus or the wheel', async ({
  page,
}) => {
  test.slow()
  const asked = scriptsOfFrames(page)
  await page.goto(product.url)
  const picture = page.getByRole('img', { name: /^A tree house on a wooden tray/ })
  await expect(picture).toBeVisible()
  const world = page.frameLocator('main iframe')
  await expect(page.locator('main [data-running="true"] iframe')).toBeVisible({ timeout: 60_000 })
  await expect(world.locator('a-scene')).toBeAttached()
  const frame = await page.locator('main iframe').getAttribute('src')
  expect(new URL(frame ?? '', product.url).hostname).not.toBe(new URL(product.url).hostname)
  expect(await page.locator('main iframe').getAttribute('sandbox')).not.toContain('top-navigation')
  await expectOwnHelpers(page, product.url, asked)
  const before = await drawnPlace(world, 'dragon')
  await expect.poll(() => drawnPlace(world, 'dragon'), 'its program calls them').not.toEqual(before)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  const box = await page.locator('main iframe').boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
})
