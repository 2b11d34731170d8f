import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../support/axe-findings.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const words = {
  en: {
    design: 'Design',
    file: 'File',
    steps: 'Steps and landing',
    scene: /^More about/,
    more: 'More',
    inScene: 'In this scene',
  },
  de: {
    design: 'Gestalten',
    file: 'Datei',
    steps: 'Schritte und Aufsetzen',
    scene: /^Mehr zu/,
    more: 'Mehr',
    inScene: 'In der Szene',
  },
} as const

async function open(page: Page): Promise<void> {
  // A colour on its way to another would be measured half way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${product.url}/template/blank`)
  await expect(page.locator('[data-run="run"]')).toBeEnabled({ timeout: 30_000 })
}

for (const [locale, said] of Object.entries(words)) {
  const check = async (page: Page, what: string) =>
    expect.soft(await axeFindings(page, 'dark'), `${what}, ${locale}`).toEqual([])
  const menu = async (page: Page, name: string | RegExp, what: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await check(page, what)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  }

  test.describe(`in ${locale} on a desk`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } })
    test('axe finds nothing on the menus of files, steps and scenes', async ({ page }) => {
      await open(page)
      await page.getByRole('tab', { name: said.design, exact: true }).click()
      await menu(page, said.file, 'file menu')
      await menu(page, said.steps, 'steps')
      await menu(page, said.scene, 'scene menu')
      await page.getByRole('tab', { name: said.inScene }).click()
      await check(page, 'scene')
    })
  })

  test.describe(`in ${locale} on a phone`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    test('axe finds nothing on the dock, its drawers and their menus', async ({ page }) => {
      await open(page)
      const dock = page.getByRole('navigation').getByRole('button')
      for (const [index, what] of ['add', 'scene', 'look'].entries()) {
        await dock.nth(index).tap()
        await check(page, what)
      }
      await page.getByRole('button', { name: said.more, exact: true }).tap()
      await expect(page.getByRole('region', { name: said.more })).toBeVisible()
      await check(page, 'more')
      await menu(page, said.file, 'file menu')
      await menu(page, said.scene, 'scene menu')
    })
  })
}
