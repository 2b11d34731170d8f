import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../support/axe-findings.ts'
import { pngFile } from '../support/files/pictures.ts'
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
    files: 'My files',
    back: 'Back to the scene',
    box: 'Box',
    picture: 'Choose a picture',
    history: 'History',
    open: 'Open a file…',
    doodle: 'Doodle',
    tab: 'Code',
    blocks: (group: string) => `${group} blocks`,
  },
  de: {
    design: 'Gestalten',
    file: 'Datei',
    steps: 'Schritte und Aufsetzen',
    scene: /^Mehr zu/,
    more: 'Mehr',
    inScene: 'In der Szene',
    files: 'Meine Dateien',
    back: 'Zurück zur Szene',
    box: 'Würfel',
    picture: 'Bild wählen',
    history: 'Verlauf',
    open: 'Datei öffnen …',
    doodle: 'Zeichnung',
    tab: 'Code',
    blocks: (group: string) => `Blöcke: ${group}`,
  },
} as const

async function open(page: Page): Promise<void> {
  // A colour on its way to another would be measured half way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${product.url}/template/blank`)
  await expect(page.locator('[data-run="run"]')).toBeEnabled({ timeout: 30_000 })
}

/** Takes what the palette finds first. */
async function find(page: Page, text: string, look = async () => {}): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(text)
  await expect(page.getByRole('option').first()).toContainText(text)
  await look()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toBeHidden()
}

/** Opens a page of A-Frame of which not everything is understood. */
async function openPage(page: Page, said: { readonly file: string; readonly open: string }): Promise<void> {
  await page.getByRole('button', { name: said.file, exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: said.open }).click()
  const html = '<a-scene><a-box></a-box><a-torus-knot nobody-knows></a-torus-knot></a-scene>'
  await (await chooser).setFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(html) })
  await expect(page.getByRole('dialog', { name: 'page.html' })).toBeVisible()
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
    test('axe finds nothing on the menus of files, steps and scenes, on palette, properties, history and doodle, on files, their choice and what was imported', async ({
      page,
    }) => {
      await open(page)
      await page.getByRole('tab', { name: said.design, exact: true }).click()
      await menu(page, said.file, 'file menu')
      await menu(page, said.steps, 'steps')
      await menu(page, said.scene, 'scene menu')
      await page.getByRole('tab', { name: said.inScene }).click()
      await check(page, 'scene')

      await find(page, said.box, () => check(page, 'palette'))
      await check(page, 'properties')
      await page.getByRole('button', { name: said.picture }).click()
      await expect(page.getByRole('dialog', { name: said.picture })).toBeVisible()
      await check(page, 'choosing a picture')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: said.history, exact: true }).click()
      await check(page, 'history')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: said.files }).click()
      await page
        .getByRole('region', { name: said.files })
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'bird.png',
          mimeType: 'image/png',
          buffer: Buffer.from(await pngFile()),
        })
      await expect(page.getByText('bird').first()).toBeVisible()
      await check(page, 'files')
      await page.getByText('bird').first().click()
      await check(page, 'a file')
      await page.getByRole('button', { name: said.back }).click()
      await openPage(page, said)
      await check(page, 'what was imported')
      await page.keyboard.press('Escape')
      await find(page, said.doodle)
      await expect(page.getByRole('img').and(page.locator('svg')).first()).toBeVisible()
      await check(page, 'doodle')
    })
  })

  test.describe(`in ${locale}, the toolbox`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } })
    test('axe finds nothing on any of its open groups, which say in this language what they are', async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await page.addInitScript(() => localStorage.setItem('nestling.blocks.level', '"maker"'))
      await open(page)
      await page.getByRole('tab', { name: said.tab, exact: true }).click()
      const groups = page.locator('.blocklyToolbox').getByRole('treeitem')
      await expect(groups.first()).toBeVisible({ timeout: 30_000 })
      const found: string[] = []
      for (const group of await groups.all()) {
        await group.click()
        const name = await group.innerText()
        const list = page.getByRole('listbox', { name: said.blocks(name), exact: true })
        await expect(list).toBeAttached()
        found.push(...(await axeFindings(page, 'dark', '.injectionDiv')).map((one) => `${name}: ${one}`))
      }
      expect(found).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
      await expect(page.locator('.blocklyFlyoutScrollbar').first()).toBeHidden()
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
