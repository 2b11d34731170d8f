import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

/*
 * By keyboard alone: Tab, letters and Enter, as somebody who has no pointer. (The forgotten password: `site-pages`.)
 */

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** More than any page has in a row. */
const mostPresses = 120

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < mostPresses; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

test('[S05][S08][M01] a visitor likes, signs up in between, and publishes a world', async ({ page }) => {
  test.slow()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const pressEnterOn = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await page.goto(`${product.url}/nestling/projects/coin-rush`)
  const like = button(/^Like /)
  await pressEnterOn(like)
  const modal = page.getByRole('dialog')
  await pressEnterOn(modal.getByRole('button', { name: 'Create an account' }))
  for (const [label, text] of [
    ['What should we call you?', 'Kim'],
    ['Username', 'kim'],
    ['Email', 'kim@example.org'],
    ['Password', 'a-long-secret'],
    ['Password again', 'a-long-secret'],
  ] as const) {
    await tabTo(page, modal.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(modal).toBeHidden()
  await pressEnterOn(like)
  await expect(like).toHaveAttribute('aria-pressed', 'true')

  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await pressEnterOn(work.publish)
  const name = modal.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Typed world')
  const publish = modal.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toBeEnabled({ timeout: 60_000 })
  await pressEnterOn(publish)
  await expect(modal.getByText('Typed world is out in the world!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await page.goto(`${product.url}/kim/projects/typed-world`)
  await expect(page.getByRole('heading', { level: 1, name: 'Typed world' })).toBeVisible()
})
