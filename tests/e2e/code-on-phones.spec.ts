import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())
test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const numbers = (page: Page, said: string) =>
  page.locator('.blocklySvg .blocklyBlockCanvas .blocklyNumberField', { hasText: said })

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[role="tabpanel"]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

test('on a phone numbers on blocks have a pad, all blocks are a tap away, and JavaScript has a small editor', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${product.url}/template/treehouse`)
  await expect(numbers(page, '0,3')).toBeVisible({ timeout: 60_000 })
  const pad = page.getByRole('group', { name: 'Zahl' })
  const undo = page.getByRole('button', { name: 'Rückgängig' })

  await test.step('a number is typed with a comma, without a keyboard over the blocks', async () => {
    await numbers(page, '0,3').tap()
    for (const key of ['1', 'Komma', '7', '5', 'Letzte Ziffer löschen'])
      await pad.getByRole('button', { name: key, exact: true }).tap()
    await expect(page.locator('input:focus')).toHaveCount(0)
    expect((await new AxeBuilder({ page }).include('.nestlingNumberPad').analyze()).violations).toEqual([])
    await pad.getByRole('button', { name: 'OK' }).tap()
    await expect(pad).toBeHidden()
    await expect(numbers(page, '1,7')).toBeVisible()
    await undo.tap()
    await expect(numbers(page, '0,3')).toBeVisible()
  })

  await test.step('what comes up beside the search offers all blocks', async () => {
    await expect(page.getByRole('treeitem', { name: 'Listen' })).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Block suchen' }).tap()
    await page.getByRole('switch', { name: 'Alle Blöcke' }).tap()
    await expect(page.getByRole('treeitem', { name: 'Listen' })).toBeAttached()
    await isAccessible(page)
  })

  await test.step('a line of JavaScript is put together by taps, and a mistake is told', async () => {
    await page.getByRole('tab', { name: 'Tab2' }).tap()
    const text = page.getByRole('textbox', { name: 'JavaScript von Tab2' })
    await expect(text).toContainText('Läuft einmal', { timeout: 30_000 })
    await text.tap()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('sce')
    const bar = page.getByRole('toolbar', { name: 'Namen und Zeichen zum Tippen' })
    for (const name of ['scene', '.', 'get', "''", 'Drache'])
      await bar.getByRole('button', { name, exact: true }).tap()
    await expect(text).toHaveText("scene.get('Drache')")
    await page.keyboard.press('End')
    await page.keyboard.type('.moveUpp(1)')
    await expect(page.getByRole('button', { name: /^Zeile 1: .*moveUp/ })).toBeVisible()
    await isAccessible(page)
    await undo.tap()
    await expect(text).not.toContainText('moveUpp')
  })

  // The large editor never came.
  expect(asked.filter((path) => /LightEditor/.test(path)).length).toBeGreaterThan(0)
  expect(asked.filter((path) => /\/(CodeEditor|editor\.|ts\.worker)/.test(path))).toEqual([])
})
