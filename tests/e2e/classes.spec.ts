import { execFileSync } from 'node:child_process'
import { expect, type Page, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { axeFindings } from '../support/axe-findings.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

async function pick(page: Page, ...names: readonly string[]): Promise<void> {
  const all = page.getByRole('list', { name: 'All pictures' })
  for (const name of names) await all.getByRole('button', { name, exact: true }).click()
}

test('a teacher makes a class, a child comes in by its code and three pictures and shows a world, and the teacher looks in live', async ({
  browser,
}) => {
  test.slow()
  const teacher = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await teacher.goto(product.url)
  await signUp(teacher, person('roth'))
  execFileSync(process.execPath, ['server/admin/main.ts', 'grant', 'teacher', 'roth'], {
    env: { ...process.env, DATA_DIR: product.dataDir },
  })
  await teacher.goto(`${product.url}/dashboard`)
  await teacher.getByRole('button', { name: 'New class' }).click()
  await teacher.getByLabel('What is it called?').fill('4b')
  await teacher.getByRole('button', { name: 'Begin the class' }).click()
  await expect(teacher.getByRole('heading', { level: 1, name: '4b' })).toBeVisible()
  const shown = teacher.locator('p', { hasText: 'Code of the class' })
  const code = (await shown.innerText()).replace('Code of the class', '').trim()
  expect.soft(await axeFindings(teacher, 'dark'), 'an empty class').toEqual([])

  const child = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await child.goto(`${product.url}/class`)
  await child.getByLabel('Code of your class').fill(code)
  await child.getByLabel('Your nickname').fill('Ali')
  await pick(child, 'Cat', 'Moon', 'Tree')
  expect.soft(await axeFindings(child, 'dark'), 'the way in').toEqual([])
  await child.getByRole('button', { name: 'Come in' }).click()
  await expect(child.getByRole('heading', { level: 1, name: '4b' })).toBeVisible()
  await expect(teacher.getByRole('link', { name: 'Ali', exact: true })).toBeVisible({ timeout: 30_000 })
  expect.soft(await axeFindings(teacher, 'dark'), 'a class with a child').toEqual([])

  const work = new WorkspacePage(child)
  await work.open(`${product.url}/new`)
  await work.design()
  await work.addBox()
  await expect(child).toHaveURL(/\/ali\w+\/[\w-]+$/)
  const address = new URL(child.url()).pathname
  await child.getByRole('button', { name: 'Build together', exact: true }).click()
  const dialog = child.getByRole('dialog')
  await dialog.getByRole('button', { name: /Who may see it/ }).click()
  await child.getByRole('option', { name: 'My class' }).click()
  await expect(child.getByText('Changed.')).toBeVisible()

  await teacher.reload()
  await teacher.getByRole('link', { name: /^Look in live/ }).click()
  await expect(teacher).toHaveURL(product.url + address)
  const looking = new WorkspacePage(teacher)
  await looking.design()
  await expect(await looking.row('Box')).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await work.addBox('Box 2')
  await expect(await looking.row('Box 2')).toBeVisible()

  await child.context().clearCookies()
  await child.goto(`${product.url}/class/${code.replaceAll(' ', '')}`)
  await child.getByRole('button', { name: 'I have been here before' }).click()
  await child.getByLabel('Your nickname').fill('Ali')
  await pick(child, 'Cat', 'Moon', 'Tree')
  await child.getByRole('button', { name: 'Come in' }).click()
  await expect(child.getByRole('heading', { level: 1, name: '4b' })).toBeVisible()
})
