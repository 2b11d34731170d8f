import { expect, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { pixelDifference } from '../support/pixel-difference.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[R09][R10] a visitor finds a sample, plays it, looks inside and remixes it; the remix comes along to a new account', async ({
  page,
}) => {
  await page.goto(`${product.url}/community?q=hungry`)
  await page.getByRole('link', { name: /^The Hungry Cat/ }).click()
  await expect(page).toHaveURL(`${product.url}/nestling/projects/hungry-cat`)
  const world = page.getByRole('region', { name: 'The world The Hungry Cat' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(world.getByText('Loading scene...')).toBeHidden({ timeout: 30_000 })
  const early = await world.screenshot()
  await expect(async () =>
    expect(await pixelDifference(page, early, await world.screenshot())).toBeGreaterThan(0.005),
  ).toPass()

  await page.getByRole('link', { name: 'See inside' }).click()
  const work = new WorkspacePage(page)
  await work.isShown()
  await expect(page).toHaveURL(`${product.url}/nestling/hungry-cat`)
  await expect(page.getByText('You can look at everything.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden()
  const stored = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  expect(stored.filter((name) => name.includes('published.'))).toEqual([])

  await page.getByRole('button', { name: 'Remix', exact: true }).click()
  await expect(page).toHaveURL(/\/new\?project=/)
  await work.isShown()
  await expect(page.getByRole('status', { name: 'Save status' })).toContainText('Saved on this device')
  await signUp(page, person('rosa'))
  await expect(page).toHaveURL(`${product.url}/rosa/the-hungry-cat`)
  await expect(async () => {
    const answer = await page.request.get(
      `${product.url}/api/project/by-name?username=rosa&name=the-hungry-cat`,
    )
    expect((await answer.json()).project.remixedFrom).toMatchObject({
      username: 'nestling',
      name: 'hungry-cat',
    })
  }).toPass()
})

test('[P01] by keyboard alone: a heart asks for a login, is given then, and found again on the dashboard', async ({
  page,
}) => {
  await page.goto(`${product.url}/nestling/projects/coin-rush`)
  const heart = page.getByRole('button', { name: /^Like Coin Rush/ })
  await heart.focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog')
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heart).toBeFocused()
  await signUp(page, person('ben'))
  await expect(page).toHaveURL(`${product.url}/nestling/projects/coin-rush`)
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${product.url}/dashboard?show=liked`)
  await expect(page.getByRole('link', { name: /^Coin Rush.*One like, yours/ })).toBeVisible()
  await page.goto(`${product.url}/community?sort=liked`)
  await expect(page.getByRole('link', { name: /One like, yours/ })).toHaveCount(1)
})
