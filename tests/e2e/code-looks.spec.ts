import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { tokensOf } from '../support/tokens.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** `rgb(…)` of a colour as the sheet of tokens writes it. */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(', ')})`

test('blocks and JavaScript follow the theme, names are completed, and the backpack goes along to another project', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const work = new WorkspacePage(page)
  const canvas = page.locator('.blocklySvg .blocklyBlockCanvas')
  const moves = canvas.locator('.motion.blocklyDraggable > .blocklyPath').first()
  const choose = async (theme: string) => {
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await page.getByRole('menuitemradio', { name: theme }).click()
    await page.keyboard.press('Escape')
  }
  /** Colours pass over into those of the next theme. */
  const check = () => expect(isAccessible).toPass({ timeout: 20_000 })
  const isAccessible = async () => {
    const { violations } = await new AxeBuilder({ page }).include('[role="tabpanel"]').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual(
      [],
    )
  }
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  await page.goto(`${product.url}/template/treehouse`)
  await expect(moves).toBeVisible({ timeout: 60_000 })

  await test.step('the device asks for more contrast, the person for light', async () => {
    await expect(moves).toHaveAttribute('fill', tokensOf('contrast')('--b-motion'))
    await check()
    await choose('Light')
    await expect(moves).toHaveAttribute('fill', tokensOf('light')('--b-motion'))
    await check()
    await page.getByRole('treeitem', { name: 'Motion' }).click()
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
    expect(violations.map(({ nodes }) => nodes[0]?.html)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('a stack goes into the backpack', async () => {
    await canvas.locator('.blocklyText', { hasText: /^forever$/ }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Put into the backpack' }).click()
  })

  await test.step('the names of this scene are completed in JavaScript, in the colours of the theme', async () => {
    await work.tab('Tab2')
    const editor = page.locator('.monaco-editor').first()
    await expect(editor).toHaveCSS('background-color', rgb(tokensOf('light')('--canvas')), {
      timeout: 60_000,
    })
    await work.writeScript('// empty')
    await page.keyboard.press('Enter')
    const row = (text: string) => page.locator('.suggest-widget .monaco-list-row', { hasText: text }).first()
    await page.keyboard.type('scene.')
    // What completes is fetched with the first tab of JavaScript.
    await expect(row('nearest')).toBeVisible({ timeout: 60_000 })
    await page.keyboard.type("get('Dra", { delay: 30 })
    await expect(row('Dragon')).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.type('.moveU', { delay: 30 })
    await expect(row('moveUp')).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Enter')
    await expect.poll(() => work.script()).toContain("scene.get('Dragon').moveUp")
    await choose('Dark')
    await expect(editor).toHaveCSS('background-color', rgb(tokensOf('dark')('--canvas')))
  })

  await test.step('in another project the backpack is as full and the theme as it was', async () => {
    await page.goto(`${product.url}/template/maze`)
    await expect(page.getByText('Loading scene...')).toBeHidden({ timeout: 90_000 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await work.code()
    await page.getByRole('treeitem', { name: 'Backpack' }).click()
    const packed = page.locator('.blocklyFlyout:visible')
    await expect(packed).toContainText('forever')
    const before = await canvas.locator('.control.blocklyDraggable').count()
    await packed.locator('.blocklyText', { hasText: /^forever$/ }).click()
    await expect(canvas.locator('.control.blocklyDraggable')).toHaveCount(before + 1)
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
