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

test('[M16] the chooser shows its eight worlds four in a row, three at 1080 px or less and two at 768 px or less', async ({
  page,
}) => {
  await page.goto(`${product.url}/?open=templates`)
  const tiles = page.getByRole('dialog').getByRole('listitem')
  await expect(tiles).toHaveCount(8)
  for (const [width, columns] of [
    [1440, 4],
    [1081, 4],
    [1080, 3],
    [769, 3],
    [768, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = () =>
      tiles.evaluateAll(
        (all) => new Set(all.map((tile) => Math.round(tile.getBoundingClientRect().left))).size,
      )
    await expect.poll(lefts, `${width} px`).toBe(columns)
  }
  await expect(page.getByRole('link', { name: /^Empty Project/ })).toBeVisible()
})
