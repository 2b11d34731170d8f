import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { blockCategories } from '../../../language/blocks/block-category.ts'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'
import { dragonIn, fill } from '../../support/words-in.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[role="tabpanel"]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

/** How numbers are written. */
const sign = { en: '.', de: ',' } as const

inBothLanguages((language) => {
  test('[M15] on a phone numbers on blocks have a pad, all blocks are a tap away, and JavaScript has a small editor', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const work = new CodePage(page, language)
    const { code, watch } = work.words
    const number = (text: string) =>
      work.canvas.locator('.blocklyNumberField', { hasText: text.replace('.', sign[language]) })
    const pad = page.getByRole('group', { name: code.pad.pad })
    await work.openTreeHouse(product.url)

    await test.step('a number is typed without a keyboard over the blocks', async () => {
      await number('0.3').tap()
      for (const key of ['1', code.pad.sign, '7', '5', code.pad.back])
        await pad.getByRole('button', { name: key, exact: true }).tap()
      await expect(page.locator('input:focus')).toHaveCount(0)
      expect((await new AxeBuilder({ page }).include('.nestlingNumberPad').analyze()).violations).toEqual([])
      await pad.getByRole('button', { name: code.ok }).tap()
      await expect(pad).toBeHidden()
      await expect(number('1.7')).toBeVisible()
      await work.undo.tap()
      await expect(number('0.3')).toBeVisible()
    })

    await test.step('what comes up beside the search offers all blocks', async () => {
      const lists = page.getByRole('treeitem', { name: blockCategories.lists.words[language] })
      await expect(lists).toHaveCount(0)
      await page.getByRole('searchbox', { name: code.search }).tap()
      await page.getByRole('switch', { name: code.level }).tap()
      await expect(lists).toBeAttached()
      await isAccessible(page)
    })

    await test.step('a line of JavaScript is put together by taps, and a mistake is told', async () => {
      await page.getByRole('tab', { name: 'Tab2' }).tap()
      const text = page.getByRole('textbox', { name: fill(code.textOf, { name: 'Tab2' }) })
      await expect(text).toContainText('onStart', { timeout: 30_000 })
      await text.tap()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('sce')
      const bar = page.getByRole('toolbar', { name: code.typing })
      for (const name of ['scene', '.', 'get', "''", dragonIn[language]])
        await bar.getByRole('button', { name, exact: true }).tap()
      await expect(text).toHaveText(`scene.get('${dragonIn[language]}')`)
      await page.keyboard.press('End')
      await page.keyboard.type('.moveUpp(1)')
      const told = new RegExp(`^${fill(code.line, { line: 1 })} .*moveUp`)
      await expect(page.getByRole('button', { name: told })).toBeVisible()
      await isAccessible(page)
      await work.undo.tap()
      await expect(text).not.toContainText('moveUpp')
    })

    await test.step('a stop that will never be reached is hollow, and says why below the text', async () => {
      await page.getByRole('textbox', { name: fill(code.textOf, { name: 'Tab2' }) }).tap()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText('[2, 1].sort((a, b) => {\nreturn a - b\n})')
      const numbers = page.locator('.cm-lineNumbers .cm-gutterElement')
      await numbers.filter({ hasText: /^2$/ }).tap()
      const why = fill(watch.calledBy, { by: 'sort' })
      await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible()
      await expect(page.locator('.nestling-hollow')).toHaveCount(1)
      await isAccessible(page)
      await numbers.filter({ hasText: /^2$/ }).tap()
      await expect(page.getByText(why)).toBeHidden()
    })

    // The large editor never came.
    expect(asked.filter((path) => /LightEditor/.test(path)).length).toBeGreaterThan(0)
    expect(asked.filter((path) => /\/(CodeEditor|editor\.|ts\.worker)/.test(path))).toEqual([])
  })
})
