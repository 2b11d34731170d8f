import { expect, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('a world that nobody else sees has its picture on the dashboard and on the shelf a moment after it was built', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(product.url)
  await signUp(page, person('lea'))
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.design()
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/project'),
    { timeout: 60_000 },
  )
  await work.addBox()
  expect((await sent).ok()).toBe(true)

  const shows = (image: HTMLImageElement) => [image.complete, image.naturalWidth, image.naturalHeight]
  await page.goto(`${product.url}/dashboard`)
  const big = page
    .locator('section', { has: page.getByRole('link', { name: 'Keep building' }) })
    .locator('img')
  await expect.poll(() => big.evaluate(shows)).toEqual([true, 640, 480])
  await page.screenshot({ path: test.info().outputPath('dashboard.png') })
  await page.goto(`${product.url}/lea`)
  const tile = page.getByRole('main').locator('a img')
  await expect.poll(() => tile.first().evaluate(shows)).toEqual([true, 640, 480])
  await page.screenshot({ path: test.info().outputPath('shelf.png') })
})
