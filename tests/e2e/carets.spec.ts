import { expect, type Page, test } from '@playwright/test'
import { limits } from '../../model/document/limits.ts'
import { pasteScript } from '../support/paste-script.ts'
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

test('[S17] what makes a text too long is taken back with a sentence, and the caret stays where it was', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await page.goto(`${product.url}/template/treehouse`)
  await work.code()
  await work.tab('Tab2')
  await work.writeScript('let n = 3456789')
  await page.keyboard.press('Enter')
  const line = `${'/'.repeat(99)}\n`
  await pasteScript(page, `${line.repeat(limits.textLength / 100 - 1)}${'/'.repeat(84)}`)
  const first = page.getByRole('region', { name: 'JavaScript' }).locator('.view-line', { hasText: 'let' })
  const sentence = page.getByRole('alert').filter({ hasText: 'This text is too long' })
  await expect(work.status).toContainText('Saved on this device')
  await expect(sentence).toHaveCount(0)

  await typeInFront(page, 'too')
  await expect(sentence).toHaveText('This text is too long: 1000000 characters fit.')
  for (let index = 0; index < 10; index++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('a')
  await page.keyboard.press('b')
  await page.keyboard.press('Delete')
  await page.keyboard.press('x')
  await expect(first).toHaveText('let n = 34x6789')
  await page.keyboard.press('Shift+End')
  await pasteScript(page, 'y'.repeat(50))
  await page.keyboard.press('z')
  await expect(first).toHaveText('let n = 34xz')
  await expect(sentence).toHaveCount(1)
})
