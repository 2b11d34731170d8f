import { expect, test } from '@playwright/test'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

inBothLanguages((language) => {
  test('what is typed on a block in the moment in which the world is left is there when one comes back', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const typed = page.locator('.blocklyHtmlInput')
    const type = async (text: string) => {
      await work.canvas.locator('.blocklyTextInputField', { hasText: /!$/ }).first().click()
      await expect(typed).toBeVisible()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(text)
    }
    const isOnBlock = (text: string) =>
      expect(work.canvas.locator('.blocklyTextInputField', { hasText: text })).toBeVisible({
        timeout: 60_000,
      })
    await work.openTreeHouse(product.url)
    // Nothing may be loaded anew: the page that was left has it all in hand.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await test.step('by the way home in the header', async () => {
      await type('Home at once!')
      // Without a pointer, so that no field is left before.
      await page.getByRole('link', { name: work.words.workspace.header.home }).dispatchEvent('click')
      await page.waitForURL(`${product.url}/`)
      await page.goBack()
      await isOnBlock('Home at once!')
    })

    await test.step('by the browser’s way back and forth', async () => {
      await type('Back at once!')
      await page.goForward()
      await page.waitForURL(`${product.url}/`)
      await page.goBack()
      await isOnBlock('Back at once!')
    })
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
})
