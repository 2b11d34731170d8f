import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Types at the very beginning of the script that is open. */
async function typeInFront(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'JavaScript' }).getByRole('textbox').first().focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.insertText(text)
}

test('[S17] [invariant 31] the caret stays in its words while another tab types before and behind it', async ({
  page,
  context,
}) => {
  const mine = new WorkspacePage(page)
  await page.goto(`${product.url}/template/treehouse`)
  await mine.code()
  await mine.tab('Tab2')
  await mine.writeScript('let eggs = 12')
  await expect(page).toHaveURL(/\?project=/)
  await expect(mine.status).toContainText('Saved on this device')

  const other = new WorkspacePage(await context.newPage())
  await other.page.goto(page.url())
  await other.code()
  await other.tab('Tab2')
  await expect.poll(() => other.script()).toContain('let eggs = 12')

  await page.bringToFront()
  await typeInFront(page, 'my ')
  await expect.poll(() => other.script()).toContain('my let eggs = 12')
  await other.page.bringToFront()
  await typeInFront(other.page, '// first\n')
  await other.page.keyboard.press('ControlOrMeta+End')
  await other.page.keyboard.insertText(' * 2')
  await expect.poll(() => mine.script()).toContain('my let eggs = 12 * 2')
  await page.bringToFront()
  await page.keyboard.insertText('own ')
  await expect.poll(() => mine.script()).toContain('my own let eggs = 12 * 2')
  await expect.poll(() => other.script()).toContain('// first\nmy own let eggs = 12 * 2')
})
