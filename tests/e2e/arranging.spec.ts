import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[W09] keys push, lift, turn and put things down, select all of them and group them; each press is one step of undo', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await page.getByRole('button', { name: 'Basic shapes' }).click()
  await page.getByRole('button', { name: 'Box', exact: true }).click()
  await expect(work.properties.getByRole('heading', { name: 'Box', level: 3 })).toBeVisible()
  const x = Number(await work.number('Position X').inputValue())
  const y = Number(await work.number('Position Y').inputValue())
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())

  await page.keyboard.press('ArrowRight')
  await expect(work.number('Position X')).toHaveValue(String(x + 0.5))
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(work.number('Position Y')).toHaveValue(String(y + 1))
  await page.keyboard.press('.')
  await expect(work.number('Turn Y')).toHaveValue('-15°')
  await page.keyboard.press('End')
  await expect(work.number('Position Y')).toHaveValue(String(y))
  for (const height of [y + 1, y + 1, y + 0.5, y]) {
    await page.keyboard.press('Control+z')
    await expect(work.number('Position Y')).toHaveValue(String(height))
  }
  await expect(work.number('Turn Y')).toHaveValue('0°')
  await page.keyboard.press('Control+z')
  await expect(work.number('Position X')).toHaveValue(String(x))

  await page.keyboard.press('Control+d')
  await expect(await work.row('Box 2')).toBeVisible()
  await page.keyboard.press('Control+a')
  await expect(work.properties.getByRole('heading', { name: '2 things' })).toBeVisible()
  await page.keyboard.press('Control+g')
  await expect(await work.row('Group')).toBeVisible()
  await page.keyboard.press('Control+Shift+g')
  await expect(await work.row('Group')).toHaveCount(0)
})
