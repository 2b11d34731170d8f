import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('a key gives the picture the room of the panels and takes it back, and adding brings them back too', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await expect(work.properties).toBeVisible()
  const width = async () => (await work.scene.boundingBox())?.width
  const before = await width()
  await work.blur()
  await page.keyboard.press('`')
  await expect(work.properties).toBeHidden()
  await expect.poll(width).toBe(page.viewportSize()?.width)
  await page.keyboard.press('`')
  await expect(work.properties).toBeVisible()
  expect(await width()).toBe(before)
  await page.keyboard.press('`')
  await page.keyboard.press('n')
  await expect(page.getByRole('searchbox', { name: 'Find something' })).toBeFocused()
})
