import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** What can be pressed and is smaller than a finger, outside of the sides of the cube, which open a list. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.locator('button, [role=tab], input[type=search]').evaluateAll((all) =>
    all
      .filter((element) => !element.closest('[data-side]') && element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5)
      .map(
        ({ element, box }) =>
          `${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`,
      ),
  )

test.describe('on a tablet that is touched', () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true })

  test('all that is pressed in header, bar, Add and hierarchy is 44 pixels large, and the cube opens a list', async ({
    page,
  }) => {
    const work = new WorkspacePage(page)
    await work.open(`${product.url}/template/blank`)
    await work.design()
    expect(await tooSmall(page)).toEqual([])
    await page.getByRole('tab', { name: 'In this scene' }).tap()
    expect(await tooSmall(page)).toEqual([])
    await page.getByRole('button', { name: 'Views' }).tap()
    await page.getByRole('menuitem', { name: 'From above' }).tap()
    await expect(page.getByRole('group', { name: 'Views' }).getByRole('status')).toHaveText('From above')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('files, steps, grid and whose directions count are under More', async ({ page }) => {
    const work = new WorkspacePage(page)
    await work.open(`${product.url}/template/blank`)
    // The scene in front, not the code.
    await page.getByRole('navigation').getByRole('button', { name: 'Move' }).tap()
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.tap()
    const drawer = page.getByRole('region', { name: 'More' })
    await drawer.getByRole('button', { name: 'Grid' }).tap()
    await expect(drawer.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'false')
    await drawer.getByRole('button', { name: 'Directions of the world' }).tap()
    await expect(drawer.getByRole('button', { name: 'Directions of the thing' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Steps and landing' }).tap()
    await page.getByRole('menuitemradio', { name: '2 m', exact: true }).tap()
    await page.keyboard.press('Escape')
    await expect(drawer.getByRole('button', { name: 'Build together' })).toBeVisible()
    expect(await tooSmall(page)).toEqual([])
    await drawer.getByRole('button', { name: 'File', exact: true }).tap()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save the project as a file' }).tap()
    expect((await download).suggestedFilename()).toMatch(/\.nestling-project$/)
    // The picture is free again.
    await expect(drawer).toBeHidden()
    await more.tap()
    await drawer.getByRole('button', { name: 'File', exact: true }).tap()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Open a file…' }).tap()
    await (await chooser).setFiles({
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<a-scene><a-box></a-box></a-scene>'),
    })
    await expect(page.getByRole('dialog', { name: 'page.html' })).toBeVisible()
  })
})
