import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[R03] /new opens an empty project: a figure on the ground, no program, and what is put there is kept', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/new`)
  await expect(page.getByRole('textbox', { name: 'Name of the project' })).toHaveValue('My World')
  await work.code()
  const blocks = page.getByRole('region', { name: 'Blocks', exact: true }).first()
  await expect(blocks).toBeVisible()
  await expect(blocks.locator('.blocklyBlockCanvas > .blocklyDraggable')).toHaveCount(0)
  await work.design()
  for (const name of ['Terrain', 'Sun', 'Player', 'Camera']) await expect(await work.row(name)).toBeVisible()
  await work.addBox()
  await expect(work.status).toContainText('Saved on this device')
  await page.reload()
  await work.isShown()
  await work.design()
  await expect(await work.row('Box')).toBeVisible()
})
