import { expect, test } from '@playwright/test'
import { explainError } from '../../../language/errors/explain-error.ts'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'
import { dragonIn, fill } from '../../support/words-in.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

inBothLanguages((language) => {
  test('[S25] what fails says why, in which tab and line, how often, and leads there; the other scripts go on', async ({
    page,
  }) => {
    const work = new CodePage(page, language)
    const { code } = work.words
    const shown = (name: string, params: Readonly<Record<string, string | number>>) =>
      work.problems.filter({ hasText: explainError(name, params, language) })
    await work.openJavaScript(product.url)
    await work.writeScript('let list = [1]\nrepeatEvery(0.1, () => {\n  list = null\n  list.push(2)\n})')
    await work.addTab('js')
    await work.writeScript(
      "console.log('seen', {eggs: [1, 2]})\nonStart(async () => { await wait(0.5); console.log('still here') })",
    )
    await work.run.click()
    await expect(work.console).toContainText('still here', { timeout: 60_000 })

    const empty = shown('empty-value.named', { owner: 'list', name: 'push' })
    await expect(empty).toHaveCount(1)
    await expect(empty).toContainText(fill(code.where, { tab: 'Tab2', line: 4 }))
    await expect(empty.locator('code')).toHaveText('list.push(2)')
    await expect(empty.getByTitle(/\d/)).toHaveText(/^× \d+$/)

    await test.step('a value that was logged opens', async () => {
      const row = work.console.locator('details', { hasText: 'seen' }).first()
      await row.locator('summary').first().click()
      await expect(row).toHaveAttribute('open')
      await expect(row).toContainText('eggs')
    })

    await test.step('it leads to its line', async () => {
      await empty.getByRole('button', { name: code.showMe }).click()
      await expect(page.getByRole('tab', { name: 'Tab2' })).toHaveAttribute('aria-selected', 'true')
      await expect(work.editor.locator('.active-line-number')).toHaveText('4', { timeout: 30_000 })
      await page.keyboard.press('End')
      await page.keyboard.insertText(' // here')
      await expect.poll(() => work.script()).toContain('list.push(2) // here')
    })

    await test.step('a mistake that cannot run is told with its line, and nothing of its tab runs', async () => {
      await work.stop.click()
      await work.writeScript('console.log("unheard")\nlet b = (1 + 2')
      await work.run.click()
      await expect(work.console).toContainText('still here', { timeout: 60_000 })
      await expect(work.problems).toHaveCount(1)
      await expect(work.problems).toContainText(fill(code.where, { tab: 'Tab2', line: 2 }))
      await expect(work.console).not.toContainText('unheard')
      await work.stop.click()
    })

    await test.step('a loop without end stops the run with a reason, a flood of messages only itself', async () => {
      await work.writeScript('let n = 0\nwhile (true) { n += 1 }')
      await work.run.click()
      const endless = shown('endless-loop', { tab: 'Tab2', line: 2 })
      await expect(endless).toHaveCount(1, { timeout: 60_000 })
      await expect(endless).not.toContainText(code.othersGoOn)
      await expect(work.console).not.toContainText('still here')
      await work.stop.click()
      await expect(work.run).toBeEnabled()
      await work.writeScript("onMessage('a', () => { broadcast('a'); broadcast('a') })\nbroadcast('a')")
      await work.run.click()
      await expect(shown('too-many-messages', { count: 10_000 })).toHaveCount(1, { timeout: 60_000 })
      await expect(work.problems).toContainText(code.othersGoOn)
      await expect(work.console).toContainText('still here')
      await work.stop.click()
      await expect(work.run).toBeEnabled()
    })
  })

  test('[S25] what fails in a block leads to the block', async ({ page }) => {
    const work = new CodePage(page, language)
    const { code, common } = work.words
    await work.openTreeHouse(product.url)
    await work.design()
    await work.select(dragonIn[language])
    await page.keyboard.press('Delete')
    await expect(
      page.getByRole('region', { name: common.messages }).getByRole('button', { name: code.undo }),
    ).toBeVisible()
    await work.code()
    await work.run.click()
    await expect(work.problems.first()).toContainText('index', { timeout: 60_000 })
    await work.problems.first().getByRole('button', { name: code.showMe }).click()
    await expect(work.canvas.locator('.nestlingErrorBlock')).toContainText(code.item.pickAnother)
    await work.stop.click()
  })
})
