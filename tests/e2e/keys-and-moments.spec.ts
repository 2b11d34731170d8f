import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const palette = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' })
const options = (page: Page) => page.getByRole('option')
const rest = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())

/** What a paste from elsewhere would bring. */
const pasteText = (page: Page, text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

test('keys find everything, carry things into another project, and name a moment that comes back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()

  await test.step('the palette adds a thing by its German name, and shows it first the next time', async () => {
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeFocused()
    await palette(page).fill('würfel')
    await expect(options(page).first()).toContainText('Box')
    await page.keyboard.press('Enter')
    await expect(work.properties.getByRole('heading', { name: 'Box', level: 3 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(options(page).first()).toContainText('Box')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await palette(page).fill('player')
    await expect(options(page).first()).toContainText('In this scene')
    await page.keyboard.press('Enter')
    await expect(work.properties.getByRole('heading', { name: 'Player', level: 3 })).toBeVisible()
  })

  await test.step('? lists the keys in groups, N is ready to search what can be added', async () => {
    await rest(page)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await expect(sheet.getByRole('heading', { name: 'On a doodle' })).toBeVisible()
    await expect(sheet.getByText('Ctrl+K')).toBeVisible()
    await page.keyboard.press('Escape')
    await rest(page)
    await page.keyboard.press('n')
    await expect(page.getByRole('searchbox', { name: 'Find something' })).toBeFocused()
  })

  await test.step('Ctrl+S asks for a name, and the history keeps the moment with its picture', async () => {
    await rest(page)
    await page.keyboard.press('Control+s')
    await page.getByRole('textbox', { name: 'Name of the moment' }).fill('One box')
    await page.keyboard.press('Enter')
    await expect(page.getByText('“One box” is in the history now.')).toBeVisible()
    await work.select('Box')
    await page.keyboard.press('Delete')
    await expect(await work.row('Box')).toHaveCount(0)
    await page.getByRole('button', { name: 'History', exact: true }).click()
    const history = page.getByRole('region', { name: 'History' })
    await history.getByRole('button', { name: 'Named' }).click()
    await expect(history.getByRole('listitem')).toHaveCount(1)
    await expect(history.locator('img')).toHaveAttribute('src', /^data:image/)
    await history.getByRole('button', { name: /One box/ }).click()
    await page.getByRole('button', { name: 'Bring this back' }).click()
    await history.getByRole('button', { name: 'Close' }).click()
    await expect(await work.row('Box')).toBeVisible()
  })

  await test.step('a copied thing is pasted beside itself and in another project; what is damaged is refused', async () => {
    await work.select('Box')
    await page.keyboard.press('Control+c')
    await expect(page.getByText('Copied. Paste it here or in another project.')).toBeVisible()
    await rest(page)
    await page.keyboard.press('Control+v')
    await expect(await work.row('Box 2')).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto(`${product.url}/template/space`)
    await work.isShown()
    await work.design()
    const before = (await work.entities()).length
    await pasteText(page, text.replace('"version":1', '"version":"<script>"'))
    await expect(page.getByText('What you copied is damaged')).toBeVisible()
    await pasteText(page, text)
    await expect(work.properties.getByRole('heading', { name: 'Box', level: 3 })).toBeVisible()
    await expect.poll(async () => (await work.entities()).length).toBe(before + 1)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await work.entities()).length).toBe(before)
  })
})
