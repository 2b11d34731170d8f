import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { blockCategories } from '../../../language/blocks/block-category.ts'
import { CodePage } from '../../support/code-page.ts'
import { inBothLanguages } from '../../support/in-both-languages.ts'
import { type Product, startProduct } from '../../support/start-product.ts'
import { tokensOf } from '../../support/tokens.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** `rgb(…)` of a colour as the sheet of tokens writes it. */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(', ')})`

/** Colours pass over into those of the next theme; a busy machine takes long for each look. */
const isAccessible = (page: Page) =>
  expect(async () => {
    const { violations } = await new AxeBuilder({ page }).include('[role="tabpanel"]').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual(
      [],
    )
  }).toPass({ timeout: 60_000 })

inBothLanguages((language) => {
  test('blocks and JavaScript follow the theme', async ({ page }) => {
    test.setTimeout(240_000)
    const work = new CodePage(page, language)
    const { help } = work.words.workspace
    const moves = work.canvas.locator('.motion.blocklyDraggable > .blocklyPath').first()
    const choose = async (theme: string) => {
      await page.getByRole('button', { name: help.title, exact: true }).click()
      await page.getByRole('menuitemradio', { name: theme, exact: true }).click()
      await page.keyboard.press('Escape')
    }
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
    await work.openTreeHouse(product.url)

    await test.step('the device asks for more contrast, the person for light', async () => {
      await expect(moves).toHaveAttribute('fill', tokensOf('contrast')('--b-motion'))
      await isAccessible(page)
      await choose(help.themes.light)
      await expect(moves).toHaveAttribute('fill', tokensOf('light')('--b-motion'))
      await isAccessible(page)
      await page.getByRole('treeitem', { name: blockCategories.motion.words[language] }).click()
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
      expect(violations.map(({ nodes }) => nodes[0]?.html)).toEqual([])
      await page.keyboard.press('Escape')
    })

    await test.step('JavaScript has the colours of the theme, too, and takes those of another one at once', async () => {
      await work.tab('Tab2')
      const editor = page.locator('.monaco-editor').first()
      await expect(editor).toHaveCSS('background-color', rgb(tokensOf('light')('--canvas')), {
        timeout: 60_000,
      })
      await choose(help.themes.contrast)
      await expect(editor).toHaveCSS('background-color', rgb(tokensOf('contrast')('--canvas')))
      await choose(help.themes.dark)
      await expect(editor).toHaveCSS('background-color', rgb(tokensOf('dark')('--canvas')))
    })

    await test.step('in another project it is as it was chosen', async () => {
      await page.goto(`${product.url}/template/blank`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  })

  const size = language === 'en' ? { width: 1440, height: 900 } : { width: 390, height: 844 }
  test.describe(() => {
    test.use({ viewport: size })
    test(`the code tab is accessible and nothing runs out of it at ${size.width} px`, async ({ page }) => {
      const work = new CodePage(page, language)
      await work.openTreeHouse(product.url)
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      await isAccessible(page)
      expect(await fits()).toBe(true)
      await page.getByRole('button', { name: work.words.code.helpers.open, exact: true }).click()
      await page.getByRole('button', { name: /^wait\(\)/ }).click()
      await isAccessible(page)
      expect(await fits()).toBe(true)
    })
  })
})

for (const theme of ['light', 'dark'] as const)
  test(`a ${theme} workspace is ${theme} from the first picture on, whatever the device likes`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
    await page.addInitScript((chosen) => {
      localStorage.setItem('nestling.theme', JSON.stringify(chosen))
      const pictures = new Set<string>()
      const look = () => {
        const { body, documentElement } = document
        if (body) pictures.add(`${documentElement.dataset.theme} ${getComputedStyle(body).backgroundColor}`)
        document.documentElement.dataset.pictures = JSON.stringify([...pictures])
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, theme)
    // So that there would be time to see another one.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      await route.continue()
    })
    await page.goto(`${product.url}/template/blank`)
    await expect(page.locator('[data-run="run"]')).toBeEnabled({ timeout: 30_000 })
    const pictures = await page.locator('html').getAttribute('data-pictures')
    expect(JSON.parse(pictures ?? '[]')).toEqual([`${theme} ${rgb(tokensOf(theme)('--paper'))}`])
  })
