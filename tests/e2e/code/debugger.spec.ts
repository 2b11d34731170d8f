import { expect, type Locator, type Page, test } from '@playwright/test'
import { CodePage } from '../../support/code-page.ts'
import { drawnPlace } from '../../support/drawn-place.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'
import { fill } from '../../support/words-in.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Where the running world draws a thing, as a text. */
const placeOf = async ({ world }: CodePage, id: string): Promise<string> =>
  (await drawnPlace(world, id)).map((metres) => metres.toFixed(3)).join()

const key = async (page: Page, slider: Locator, name: 'Home' | 'End') => {
  await slider.focus()
  await page.keyboard.press(name)
}

const counting =
  'let coins = 0\nonStart(async () => {\n  while (coins < 3) {\n    coins += 1\n    await wait(0.5)\n  }\n  console.log("rich", coins)\n})\n'

inBothLanguages((language) => {
  test('JavaScript is stopped at a line, gone through step by step and into functions, looked back at, slowed down, and goes on to its end', async ({
    page,
  }) => {
    // Three worlds are drawn one after another.
    test.setTimeout(240_000)
    const work = new CodePage(page, language)
    const { runBar, watch } = work.words
    const values = work.variables.getByRole('definition')
    const next = work.variables.locator('p')
    await work.openJavaScript(product.url)
    await work.writeScript(counting)
    await work.lineNumber(5).click()
    await expect(page.locator('.glyph-margin-widgets > div')).toHaveCount(1)
    // The line was chosen to stop at, not selected: who types on does not write over it.
    await page.keyboard.type('x')
    await expect(page.locator('.view-lines')).toContainText('x')
    await expect(page.locator('.view-lines')).toContainText('await wait(0.5)')
    await page.keyboard.press('Backspace')
    await work.run.click()
    await expect(work.inBar(runBar.goOn)).toBeVisible({ timeout: 60_000 })
    await expect(next).toHaveText(/\D5$/)
    await expect(work.variables.getByRole('term')).toHaveText(['coins'])
    await expect(values).toHaveText(['1'])

    await test.step('the next step waits half a second and comes to the head of the loop', async () => {
      await work.clickInBar(runBar.next)
      await expect(next).toHaveText(/\D4$/, { timeout: 60_000 })
      await expect(values).toHaveText(['1'])
    })

    await test.step('back at the beginning nothing was counted yet, and now it is as it was', async () => {
      const back = page.getByRole('slider', { name: runBar.back })
      await key(page, back, 'Home')
      await expect(values).toHaveText(['0'])
      await key(page, back, 'End')
      await expect(values).toHaveText(['1'])
    })

    await test.step('the time of the world goes on with its pictures, and back with its past', async () => {
      const time = page.locator('time').filter({ hasText: /^\d+:\d\d$/ })
      const later = /^0:0[1-9]$/
      // Half a second has gone by; as many pictures make a whole one.
      await expect(async () => {
        await work.clickInBar(runBar.picture)
        await expect(time).toHaveText(later, { timeout: 1 })
      }).toPass({ intervals: [0], timeout: 60_000 })
      const back = page.getByRole('slider', { name: runBar.back })
      await key(page, back, 'Home')
      await expect(time).toHaveText('0:00')
      await key(page, back, 'End')
      await expect(time).toHaveText(later)
    })

    await test.step('without stops it goes on to its end, slowly if that is asked for', async () => {
      await work.lineNumber(5).click()
      await work.clickInBar(runBar.goOn)
      await expect(work.console).toContainText('rich 3', { timeout: 60_000 })
      await expect(work.variables).toBeHidden()
      await work.clickInBar(runBar.slow)
      await expect(work.inBar(runBar.slow)).toHaveAttribute('aria-pressed', 'true')
      await work.clickInBar(runBar.slow)
      await expect(work.inBar(runBar.slow)).toHaveAttribute('aria-pressed', 'false')
      await work.clickInBar(runBar.pause)
      await expect(work.inBar(runBar.picture)).toBeVisible()
      await work.stop.click()
      await expect(work.runBar).toBeHidden()
    })

    await test.step('paused without stops it shows the world alone, says so, and begins again with its variables', async () => {
      await work.run.click()
      await expect(work.inBar(runBar.pause)).toBeVisible({ timeout: 60_000 })
      await expect(page.getByText(watch.onlyWorld)).toBeHidden()
      await work.clickInBar(runBar.pause)
      await expect(page.getByRole('status').filter({ hasText: watch.onlyWorld })).toBeVisible()
      await expect(work.variables).toBeHidden()
      await page.getByRole('button', { name: watch.runAgain }).click()
      await work.clickInBar(runBar.pause)
      await expect(work.variables.getByRole('term')).toHaveText(['coins'])
      await expect(page.getByText(watch.onlyWorld)).toBeHidden()
      await work.clickInBar(runBar.inside)
      await work.stop.click()
    })

    await test.step('a step goes into a function, or over it', async () => {
      await work.writeScript('let n = 1\nfunction add() {\n  n += 2\n}\nadd()\nadd()\nconsole.log("sum", n)')
      await work.lineNumber(5).click()
      await work.run.click()
      await expect(next).toHaveText(/\D5$/, { timeout: 60_000 })
      await work.clickInBar(runBar.over)
      await expect(next).toHaveText(/\D6$/, { timeout: 60_000 })
      await expect(values).toHaveText(['3'])
      await work.clickInBar(runBar.next)
      await expect(next).toHaveText(/\D3$/, { timeout: 60_000 })
      await work.stop.click()
    })

    await test.step('a stop goes with the text that was replaced, and one in what `sort` calls says that nothing stops there', async () => {
      await work.writeScript('const list = [2, 1]\nlist.sort((a, b) => {\n  return a - b\n})')
      await work.lineNumber(3).click()
      const stop = page.locator('.glyph-margin-widgets > div')
      await expect(stop).toHaveCount(1)
      await stop.hover()
      await expect(page.getByText(fill(watch.calledBy, { by: 'sort' }))).toBeVisible()
    })
  })

  test('a stop that the run passed in one go says so afterwards', async ({ page }) => {
    const work = new CodePage(page, language)
    const { watch } = work.words
    const stop = page.locator('.glyph-margin-widgets > div')
    const says = async (sentence: string) => {
      await page.mouse.move(0, 0)
      await stop.hover()
      await expect(page.getByText(sentence)).toBeVisible({ timeout: 5_000 })
    }
    await work.openJavaScript(product.url)
    await work.writeScript(
      'let n = 1\nfunction add() {\n  n += 2\n}\nconst list = [1]\nlist.forEach(add)\nconsole.log("sum", n)',
    )
    await work.lineNumber(3).click()
    await says(watch.stopHere)
    await work.run.click()
    await expect(work.console).toContainText('sum 3', { timeout: 60_000 })
    await expect(() => says(watch.inOneGo)).toPass({ timeout: 30_000 })
    await work.stop.click()
    await says(watch.inOneGo)
  })

  test('blocks glow while they run, are stopped at, gone through one by one, and looked back at with their variables', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const { runBar, watch } = work.words
    const next = work.canvas.locator('.nestlingNext')
    const running = work.canvas.locator('.nestlingRunning, .nestlingWaiting')
    await page.goto(`${product.url}/template/arena`)
    await expect(work.wordOf('motion_point')).toBeVisible({ timeout: 60_000 })
    await work.inMenuOfBlock(work.wordOf('motion_point'), watch.stopHere)
    await expect(work.canvas.locator('.motion.nestlingStop')).toHaveCount(1)
    await work.run.click()
    await expect(next).toHaveCount(1, { timeout: 90_000 })
    const said = await next.textContent()
    // By the names on the blocks: the variable first, then the things.
    const terms = await work.variables.getByRole('term').allTextContents()
    expect(terms[0]).toMatch(/^dino$/i)
    expect(terms).toContain('T-Rex')
    await expect(work.variables.getByRole('definition').first()).toHaveText('0')
    const before = await placeOf(work, 't-rex')

    await test.step('the next block is another one, and then the dinosaur has moved', async () => {
      await work.clickInBar(runBar.next)
      await expect(next).not.toHaveText(said ?? '')
      await work.clickInBar(runBar.next)
      // It goes on until the next block has its turn.
      await expect(async () => {
        const now = await placeOf(work, 't-rex')
        expect(now).not.toBe(before)
        await page.waitForTimeout(500)
        expect(await placeOf(work, 't-rex')).toBe(now)
      }).toPass({ timeout: 30_000 })
    })

    await test.step('the world of some seconds ago is seen again, and that of now', async () => {
      const after = await placeOf(work, 't-rex')
      const back = page.getByRole('slider', { name: runBar.back })
      await key(page, back, 'Home')
      await expect.poll(() => placeOf(work, 't-rex')).toBe(before)
      // The world was there before the slider heard of it.
      await expect(back).not.toHaveValue('0')
      await key(page, back, 'End')
      await expect.poll(() => placeOf(work, 't-rex')).toBe(after)
    })

    await test.step('without the stop it goes on, and the blocks that run glow', async () => {
      await work.inMenuOfBlock(work.wordOf('motion_point'), watch.dontStopHere)
      await expect(work.canvas.locator('.nestlingStop')).toHaveCount(0)
      await work.clickInBar(runBar.goOn)
      await expect(work.inBar(runBar.pause)).toBeVisible()
      await expect(next).toHaveCount(0)
      await expect(running.first()).toBeVisible({ timeout: 30_000 })
      await work.stop.click()
      await expect(running).toHaveCount(0)
    })
  })
})
