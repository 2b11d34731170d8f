import { expect, type Page, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { axeFindings } from '../support/axe-findings.ts'
import { pixelDifference } from '../support/pixel-difference.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

async function publish(page: Page): Promise<string> {
  const work = new WorkspacePage(page)
  await page.goto(`${product.url}/template/castle`)
  await work.isShown()
  await work.publish.click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('img').first()).toBeVisible({ timeout: 60_000 })
  // The form tells when the view all round has been taken beside it; a child need not wait for that.
  await expect(modal.locator('form[data-view="there"]')).toBeAttached({ timeout: 60_000 })
  await modal.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(modal.getByText('is out in the world!')).toBeVisible()
  await expect(modal.getByText('The 360° picture was not ready yet')).toHaveCount(0)
  const link = modal.getByRole('link', { name: /\/play\/\w+$/ })
  return (await link.getAttribute('href')) ?? ''
}

test('[E13] publishing takes all that is around the player; whoever has the code looks round in it by mouse, keys and buttons', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await page.goto(product.url)
  await signUp(page, person('mia'))
  const play = await publish(page)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(product.url + play)
  await visitor.getByRole('link', { name: 'Look around (360°)' }).click()
  await expect(visitor).toHaveURL(`${product.url}${play}/360`)
  const round = visitor.getByRole('application', { name: 'All that is around in Castle' })
  await expect(round).toBeVisible()
  // The hint that one can turn ends by itself.
  await visitor.waitForTimeout(5_000)
  const turns = async (turn: () => Promise<void>) => {
    const before = await round.screenshot()
    await turn()
    await expect(async () =>
      expect(await pixelDifference(visitor, before, await round.screenshot())).toBeGreaterThan(0.1),
    ).toPass()
  }
  await turns(async () => {
    await visitor.mouse.move(900, 400)
    await visitor.mouse.down()
    await visitor.mouse.move(500, 450, { steps: 4 })
    await visitor.mouse.up()
  })
  await turns(async () => {
    await round.focus()
    for (let press = 0; press < 3; press += 1) await visitor.keyboard.press('ArrowLeft')
  })
  await turns(() => visitor.getByRole('button', { name: 'Look down' }).click())
  await turns(() => visitor.getByRole('button', { name: 'Nearer' }).click())
  expect(await axeFindings(visitor, 'dark')).toEqual([])
  await visitor.getByRole('link', { name: 'Play this world' }).click()
  await expect(visitor).toHaveURL(product.url + play)
})
