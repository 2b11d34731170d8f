import { expect, test } from '@playwright/test'
import { axeFindings } from '../support/axe-findings.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('axe finds nothing on the scene, Add, properties, history, palette, keys and doodle, in dark and light', async ({
  page,
}) => {
  // A colour on its way to another would be measured half way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  const both = async (what: string) => {
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate(async (name) => {
        document.documentElement.setAttribute('data-theme', name)
        // What inherits a colour follows a frame later, level by level.
        for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
      }, theme)
      expect.soft(await axeFindings(page, theme), `${what}, ${theme}`).toEqual([])
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  }
  await both('Add')
  await work.select('Player')
  await both('hierarchy and properties')
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await both('history')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await both('palette')
  await page.getByRole('combobox').fill('all keys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await both('keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('textbox', { name: 'Name of the moment' })).toBeVisible()
  await both('moment')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('doodle')
  await page.getByRole('option', { name: /^Doodle/ }).click()
  await page.getByRole('img', { name: /^Sheet of/ }).click()
  await page.keyboard.press('s')
  await page.keyboard.press('i')
  await both('doodle')
})
