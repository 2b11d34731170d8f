import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('a scene whose models do not come says how many parts are missing, and has them when it is loaded again', async ({
  page,
}) => {
  // The app has a part of that name too.
  const family = ({ origin, pathname }: URL) =>
    !product.url.startsWith(origin) && /\/castle-[^/]*\.js$/.test(pathname)
  await page.route(family, (route) => route.abort())
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/castle`)
  await work.design()
  const note = page.getByRole('status').filter({ hasText: /parts? of this scene ha(s|ve) not come/ })
  await expect(note).toBeVisible({ timeout: 20_000 })
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const again = page.getByRole('button', { name: 'Load it again' })
    await expect(again).toBeVisible()
    await again.click({ trial: true })
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/away-parts-${width}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.unroute(family)
  await page.getByRole('button', { name: 'Load it again' }).click()
  await work.isShown()
  await expect(note).toBeHidden()
})

test('a block whose thing’s picture does not come shows its name without one', async ({ page }) => {
  const isPicture = ({ pathname }: URL) => /\/dragon-[^/]*\.webp$/.test(pathname)
  const asked: string[] = []
  await page.route(isPicture, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.code()
  const canvas = page.getByRole('region', { name: 'Blocks' })
  await expect(canvas.getByText('Dragon').first()).toBeVisible()
  await expect(canvas.locator('.nestlingItemPicture').first()).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const torn = canvas.locator('.nestlingItemPicture[href*="/dragon-"]')
  await expect(torn).toHaveCount(0)
})
