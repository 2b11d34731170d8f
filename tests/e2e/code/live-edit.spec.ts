import { expect, test } from '@playwright/test'
import { CodePage } from '../../support/code-page.ts'
import { drawnPlace } from '../../support/drawn-place.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** How far from where it is now the dragon of the running world gets in a second and a half (metres). */
async function way({ page, world }: CodePage): Promise<number> {
  const place = () => drawnPlace(world, 'dragon')
  const from = await place()
  let most = 0
  for (let look = 0; look < 5; look += 1) {
    await page.waitForTimeout(300)
    const to = await place()
    most = Math.max(most, Math.hypot(...to.map((metres, axis) => metres - (from[axis] ?? 0))))
  }
  return most
}

inBothLanguages((language) => {
  test('a number that is edited in JavaScript counts at once, anything else in a new run', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const { watch } = work.words
    const again = page.getByRole('button', { name: watch.runAgain })
    const numbers =
      'let rounds = 0\nwhile (true) { rounds += 1; console.log("is", 7, rounds > 1); await wait(0.3) }'
    await work.openJavaScript(product.url)
    await work.writeScript(numbers)
    await work.run.click()
    await expect(work.console).toContainText('is 7 true', { timeout: 60_000 })
    await work.writeScript(numbers.replace('7', '-8.5'))
    // The rounds go on being counted: it is the same run.
    await expect(work.console).toContainText('is -8.5 true')
    await expect(work.console).not.toContainText('is -8.5 false')
    await expect(again).toBeHidden()
    await work.writeScript(numbers.replace('is', 'was'))
    await expect(page.getByText(watch.behind)).toBeVisible()
    await again.click()
    await expect(work.console).toContainText('was 7 false', { timeout: 60_000 })
    await expect(page.getByText(watch.behind)).toBeHidden()
    await work.stop.click()
    await expect(work.runBar).toBeHidden()
  })

  test('a number that is edited on a block counts at once, anything else in a new run', async ({ page }) => {
    const work = new CodePage(page, language)
    const { watch } = work.words
    const again = page.getByRole('button', { name: watch.runAgain })
    const write = async (field: string, text: string) => {
      await work.canvas
        .locator(`.${field}`, { hasText: /^4$|!$/ })
        .first()
        .click()
      await expect(page.locator('.blocklyHtmlInput')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(text)
      await page.keyboard.press('Enter')
    }
    await work.openTreeHouse(product.url)
    await work.runUntilRunning()
    await expect.poll(() => way(work), { timeout: 60_000 }).toBeGreaterThan(1)
    await write('blocklyNumberField', '0')
    await expect.poll(() => way(work), { timeout: 30_000 }).toBe(0)
    await expect(again).toBeHidden()
    await write('blocklyTextInputField', 'Once more!')
    await expect(page.getByText(watch.behind)).toBeVisible()
    await again.click()
    await expect(page.getByText(watch.behind)).toBeHidden()
    await expect(work.stop).toBeVisible()
    await work.stop.click()
  })
})
