import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** Begins by the landing page's button, with the tree house. */
async function begin(page: Page): Promise<void> {
  await page.goto(product.url)
  await page.getByRole('link', { name: 'Start building' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Tree House/ })
    .click()
  await new WorkspacePage(page).isShown()
}

test('who begins by the landing page is coached in the tree house: it goes on by a run and a thing, is remembered, and never comes again when skipped', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  const coach = page.getByRole('complementary', { name: 'First steps' })
  await begin(page)
  await expect(coach.getByRole('heading')).toHaveText('First steps: 1 of 6')
  await work.runUntilRunning()
  await expect(coach.getByRole('heading')).toHaveText('First steps: 2 of 6')
  await work.stop.click()
  await work.design()
  await work.addBox()
  await page.reload()
  await work.isShown()
  await expect(coach.getByRole('heading')).toHaveText('First steps: 2 of 6')

  await work.code()
  await page.locator('.blocklyDraggable .blocklyEditableField', { hasText: /^4$/ }).first().click()
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(coach.getByRole('heading')).toHaveText('First steps: 4 of 6')
  await coach.getByRole('button', { name: 'Put two blocks there' }).click()
  await expect(coach.getByRole('heading')).toHaveText('First steps: 5 of 6')
  await expect(page.locator('.blocklyDraggable', { hasText: 'I am new here' }).first()).toBeVisible()
  await work.undo.click()
  await expect(coach.getByRole('heading')).toHaveText('First steps: 6 of 6')

  await coach.getByRole('button', { name: 'Skip all this' }).click()
  await expect(coach).toBeHidden()
  await begin(page)
  await expect(coach).toBeHidden()
})

test('on a phone the coach has a row of its own: it covers neither what runs nor the stick that walks there', async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({ viewport, hasTouch: true, isMobile: true, locale: 'en-GB' })
  await begin(page)
  const work = new WorkspacePage(page)
  await work.runUntilRunning()
  const coach = page.getByRole('complementary', { name: 'First steps' })
  const isBelow = async () => {
    const [card, scene] = [await coach.boundingBox(), await work.scene.boundingBox()]
    expect(scene?.height).toBeGreaterThan(100)
    expect(card?.y).toBeGreaterThanOrEqual((scene?.y ?? 0) + (scene?.height ?? 0) - 1)
    expect(card?.x).toBe(0)
  }
  await isBelow()
  await coach.getByRole('button', { name: 'Show the first steps' }).click()
  await expect(coach.getByRole('button', { name: 'Skip all this' })).toBeInViewport()
  await isBelow()
  await page.close()
})
