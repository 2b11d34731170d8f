import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[R18] the address names the scene in front, and a reload and a link bring it back', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  const tab = (name: string) =>
    page.getByRole('tablist', { name: 'Scenes' }).getByRole('tab', { name, exact: true })
  const sceneInAddress = () => new URL(page.url()).searchParams.get('scene')
  await work.open(`${product.url}/template/blank?scene=nowhere`)
  await work.design()
  await expect(tab('scene1')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(sceneInAddress).toBeNull()

  await page.getByRole('button', { name: 'New scene' }).click()
  await expect(tab('scene2')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(sceneInAddress).toBe('scene2')
  await expect(page).toHaveURL(/project=/)

  await tab('scene2').press('F2')
  const field = page.getByRole('textbox', { name: 'New name for scene2' })
  await field.fill('Moon & stars')
  await field.press('Enter')
  await expect.poll(sceneInAddress).toBe('Moon & stars')
  await expect(work.status).toContainText('Saved')
  const link = page.url()

  await page.reload()
  await work.isShown()
  await work.design()
  await expect(tab('Moon & stars')).toHaveAttribute('aria-selected', 'true')

  await tab('scene1').click()
  await expect.poll(sceneInAddress).toBeNull()
  await page.goto(link)
  await work.isShown()
  await work.design()
  await expect(tab('Moon & stars')).toHaveAttribute('aria-selected', 'true')
})
