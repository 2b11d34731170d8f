import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { logIn, person, signUp } from '../support/account-page.ts'
import { axeFindings } from '../support/axe-findings.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct({ OPERATOR: 'Hillside School' })
})
test.afterAll(() => product.stop())

const pages = ['teachers', 'faqs', 'privacy', 'terms', 'contact', 'feedback']

/** Signs somebody up who is staff from the next login on, and logs them in. */
async function becomeStaff(page: Page, name: string): Promise<void> {
  const boss = person(name)
  await page.goto(product.url)
  await signUp(page, boss)
  execFileSync(process.execPath, ['server/admin/main.ts', 'grant', 'staff', name], {
    env: { ...process.env, DATA_DIR: product.dataDir },
  })
  await page.context().clearCookies()
  await page.goto(product.url)
  await logIn(page, boss)
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()
}

/** Nothing sticks out of the page at the sizes of a phone and of a tablet. */
async function expectToFit(page: Page, what: string): Promise<void> {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(over, `${what} at ${width}`).toBeLessThanOrEqual(0)
  }
}

for (const locale of ['en-GB', 'de-DE']) {
  test.describe(locale, () => {
    test.use({ locale, reducedMotion: 'reduce' })

    test('[R04][R05][R06] axe finds nothing on the pages about Nestling, and they fit on a phone', async ({
      page,
    }) => {
      for (const name of pages) {
        await page.goto(`${product.url}/${name}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect.soft(await axeFindings(page, 'dark'), name).toEqual([])
        await expectToFit(page, `${name}, ${locale}`)
      }
      await page.goto(`${product.url}/privacy`)
      await expect(page.getByText('Hillside School')).toBeVisible()
    })
  })
}

test('[S02][M08][X03][K03] who forgot the password gets in again by keyboard alone, with the code of the letter', async ({
  page,
}) => {
  const kim = person('kim')
  await page.goto(product.url)
  await signUp(page, kim)
  await page.context().clearCookies()
  await page.goto(product.url)
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
  }
  await press('Log in')
  await press('Forgot password?')
  await expect(page.getByLabel('Your email')).toBeFocused()
  expect(await axeFindings(page, 'dark')).toEqual([])
  await page.keyboard.type(kim.email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code from the email')).toBeFocused()
  const toast = page.getByText('Email with verification code has been sent')
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden({ timeout: 4_000 })
  const outbox = join(product.dataDir, 'outbox')
  const code = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((file) => readFileSync(join(outbox, file), 'utf8').match(/^ {4}(\d{6})\r?$/m)?.[1])
      .find((found) => found !== undefined)
  await expect.poll(code).toBeDefined()
  // As on a tablet, where another app was in front meanwhile.
  await page.reload()
  await press('Log in')
  await press('Forgot password?')
  await expect(page.getByLabel('Code from the email')).toBeFocused()
  await page.keyboard.type(code() ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New password')).toBeFocused()
  await page.keyboard.type('another-long-secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome - Login to Nestling' })).toBeVisible()
  await page.getByLabel('Username or email').fill(kim.username)
  await page.getByLabel('Password', { exact: true }).fill('another-long-secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /kim/ })).toBeVisible()
})

test('[M04][S20][P04] a bug is told out of the workspace with what happened, which staff open in /replay', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  await work.addBox()
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Tell us about a bug or a wish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell us' })
  await dialog.getByLabel('What did you do, and what happened?').fill('The mushroom looks sad.')
  await dialog.getByLabel('Your email').fill('ada@example.org')
  await dialog.getByRole('switch').click()
  await dialog.getByText(/^Look at what is sent/).click()
  await expect(dialog.getByRole('list', { name: 'What is sent' }).getByRole('listitem').first()).toBeVisible()
  expect(await axeFindings(page, 'dark')).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()

  const staff = await browser.newContext({ reducedMotion: 'reduce' })
  const desk = await staff.newPage()
  await becomeStaff(desk, 'boss')
  await desk.goto(`${product.url}/moderation`)
  await expect(desk.getByText('The mushroom looks sad.')).toBeVisible()
  expect(await axeFindings(desk, 'dark')).toEqual([])
  await desk.getByRole('link', { name: 'Watch the recording' }).click()
  await expect(
    desk.getByRole('region', { name: 'What happened' }).getByRole('listitem').first(),
  ).toBeVisible()

  await desk.goto(`${product.url}/stats`)
  await expect(desk.getByRole('img', { name: 'Course T-Rex' })).toBeVisible()
  await expect(desk.getByRole('table', { name: /last weeks/ })).toBeVisible()
  expect(await axeFindings(desk, 'dark')).toEqual([])
  await expectToFit(desk, 'stats')
  await desk.goto(`${product.url}/moderation`)
  await expectToFit(desk, 'moderation')
  await staff.close()
})
