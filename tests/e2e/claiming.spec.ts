import { expect, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('[S03] signing up in the tab that does not write brings both tabs and their work to the account', async ({
  page,
  context,
}) => {
  const first = new WorkspacePage(page)
  await first.open(`${product.url}/template/blank`)
  const name = (work: WorkspacePage) => work.page.getByRole('textbox', { name: 'Name of the project' })
  await name(first).fill('Our den')
  await name(first).press('Enter')
  await expect(page).toHaveURL(/\?project=/)
  await expect(first.status).toContainText('Saved on this device')

  const second = new WorkspacePage(await context.newPage())
  await second.open(page.url())
  await expect(name(second)).toHaveValue('Our den')
  await signUp(second.page, person('kim'))
  await expect(second.page).toHaveURL(`${product.url}/kim/our-den`)
  await expect(page).toHaveURL(`${product.url}/kim/our-den`)
  await expect(first.status).toContainText(/^Saved \d/)
  await expect(second.status).toContainText(/^Saved \d/)

  await name(second).fill('Our big den')
  await name(second).press('Enter')
  await expect(name(first)).toHaveValue('Our big den')
  await expect(second.status).toContainText(/^Saved \d/)
})

test('[S03] who signs up before the first edit gets the project with it', async ({ page }) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await signUp(page, person('pia'))
  await expect(page).toHaveURL(`${product.url}/template/blank`)
  const name = page.getByRole('textbox', { name: 'Name of the project' })
  await name.fill('First thing')
  await name.press('Enter')
  await expect(page).toHaveURL(/\/pia\//)
  await expect(work.status).toContainText(/^Saved \d/)
})

test('[S03] a world built without an account goes to the child who says that it is theirs, not to a classmate before', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  const name = page.getByRole('textbox', { name: 'Name of the project' })
  await name.fill('Tower')
  await name.press('Enter')
  await expect(work.status).toContainText('Saved on this device')

  await page.goto(product.url)
  await signUp(page, person('tom'))
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('link', { name: /^Have a look/ }).click()
  const asked = page.getByRole('dialog', { name: 'Did you make this world?' })
  await asked.getByRole('button', { name: /^No/ }).click()
  await expect(page).toHaveURL(`${product.url}/dashboard`)
  await expect(page.getByText('Tower')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Was that you?' })).toBeHidden()

  await page.context().clearCookies()
  await page.goto(product.url)
  await signUp(page, person('mia'))
  await page.goto(`${product.url}/template/blank`)
  await expect(name).toHaveValue('Tower')
  await asked.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(page).toHaveURL(`${product.url}/mia/tower`)
  await expect(work.status).toContainText(/^Saved \d/)
})
