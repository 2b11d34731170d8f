import { expect, test } from '@playwright/test'
import { logIn, person, signUp } from '../support/account-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[R02] a path that is no page shows the fallen egg and the way home', async ({ page }) => {
  for (const path of ['/pageNotFound', '/teachers/of/dragons', '/api-of-dragons/a/b/c']) {
    await page.goto(`${product.url}${path}`)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Uh oh! Cracked the wrong egg. Try Again.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
})

test('[R12] a template that nobody knows opens the maze', async ({ page }) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/no-such-world`)
  await expect(page.getByRole('textbox', { name: 'Name of the project' })).toHaveValue('Maze Terrain')
})

test('[V03] [V04] [V05] [V06] the sign-up form says the specification’s words, and the server its own', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await other.goto(product.url)
  await signUp(other, person('zoe'))

  await page.goto(product.url)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Create an account' }).click()
  const create = modal.getByRole('button', { name: 'Create Account' })
  await create.click()
  for (const words of ['Username cannot be empty', 'Fullname cannot be empty', 'Email cannot be empty'])
    await expect(modal.getByText(words)).toBeVisible()
  await expect(modal.getByText('Password cannot be empty')).toHaveCount(2)

  await modal.getByLabel('What should we call you?').fill('Zoe')
  await modal.getByLabel('Username', { exact: true }).fill('ZOE')
  await modal.getByLabel('Email').fill('zoe@')
  await modal.getByLabel('Password', { exact: true }).fill('a-long-secret')
  await modal.getByLabel('Password again').fill('another-secret')
  await create.click()
  await expect(modal.getByText('Email is not valid')).toBeVisible()
  await expect(modal.getByText('Password do not match')).toBeVisible()

  await modal.getByLabel('Email').fill('zoe2@example.org')
  await modal.getByLabel('Password again').fill('a-long-secret')
  await create.click()
  await expect(modal.getByText('This username is already taken. Try another one.')).toBeVisible()
})

test('[S04] [V07] [X01] a wrong login is refused in words, and nobody learns whether the account exists', async ({
  page,
}) => {
  await page.goto(product.url)
  await logIn(page, person('nobody'))
  const words = await page.getByRole('dialog').getByRole('alert').innerText()
  await page.reload()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Username cannot be empty')).toBeVisible()
  await expect(page.getByText('Password cannot be empty')).toBeVisible()
  expect(words).not.toMatch(/unknown|exist/i)
})

test('[P03] [W18] a private project is invisible to a stranger', async ({ page, browser }) => {
  const owner = new WorkspacePage(page)
  await page.goto(product.url)
  await signUp(page, person('ida'))
  await owner.open(`${product.url}/template/blank`)
  await owner.design()
  await page.getByRole('textbox', { name: 'Name of the project' }).fill('Secret den')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ida\//)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByText('Page not found.')).toBeVisible()
  const german = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await german.goto(page.url())
  await expect(german.getByText('Seite nicht gefunden.')).toBeVisible()
})
