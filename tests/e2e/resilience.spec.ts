import { expect, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('a program that hangs the frame for good is thrown away; the editor lives, and the next Run works', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.tab('Tab2')
  await work.writeScript("/^(a+)+$/.test('a'.repeat(40) + 'b')\n")
  await work.run.click()
  await expect(page.getByRole('status').filter({ hasText: 'safe' })).toBeVisible({ timeout: 30_000 })
  await expect(work.run).toBeVisible()
  await work.design()
  await work.select('Dragon')
  await work.setNumber('Position Y', '7')
  await expect(work.number('Position Y')).toHaveValue('7')
  await work.code()
  await work.writeScript("console.log('I am back')\n")
  await work.run.click()
  await expect(work.console.getByText('I am back')).toBeVisible({ timeout: 40_000 })
  await work.stop.click()
})

test('an endless loop that logs is stopped and named, and the editor answers all the while', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.tab('Tab2')
  await work.writeScript('let i = 0; while (true) { console.log(i++) }\n')
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration))
      const known = Number(document.documentElement.dataset.longestTask ?? 0)
      document.documentElement.dataset.longestTask = String(Math.max(longest, known))
    }).observe({ type: 'longtask' })
  })
  await work.run.click()
  await expect(work.console.getByRole('alert')).toContainText('has run for so long', { timeout: 20_000 })
  await expect(work.console.getByText('more lines')).toBeVisible()
  const longest = await page.evaluate(() => Number(document.documentElement.dataset.longestTask ?? 0))
  expect(longest, 'milliseconds in which the editor did not answer').toBeLessThan(2000)
  await work.stop.click()
  await work.writeScript("console.log('I am back')\n")
  await work.run.click()
  await expect(work.console.getByText('I am back')).toBeVisible({ timeout: 40_000 })
  await work.stop.click()
})

test('a running page that goes somewhere else is taken away at once', async ({ page }) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.run.click()
  await expect(work.stop).toBeVisible({ timeout: 30_000 })
  await expect(async () => expect((await work.entities('play')).length).toBeGreaterThan(0)).toPass()
  // A hidden tab does not listen for silence, so nothing but the leaving itself can tell.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await work.frame('play').evaluate(() => {
    setTimeout(() => location.assign('http://127.0.0.1:1/'))
  })
  await expect(page.getByRole('status').filter({ hasText: 'safe' })).toBeVisible({ timeout: 30_000 })
  await expect(work.run).toBeVisible()
})

test('[P03] edits made while the server is away wait, are counted, and are saved when it is back', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await page.goto(product.url)
  await signUp(page, person('noa'))
  await work.open(`${product.url}/template/blank`)
  await work.design()
  const name = page.getByRole('textbox', { name: 'Name of the project' })
  await name.fill('Before the storm')
  await name.press('Enter')
  await expect(page).toHaveURL(/\/noa\//)
  await expect(work.status).toContainText(/^Saved \d/)

  await product.kill()
  await expect(work.status).toContainText('Working offline')
  await name.fill('In the storm')
  await name.press('Enter')
  await expect(work.status).toContainText('Working offline, 1 change waiting')
  await product.restart()
  await expect(work.status).toContainText(/^Saved \d/, { timeout: 60_000 })

  const elsewhere = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() })
  const other = await elsewhere?.newPage()
  await other?.goto(page.url())
  await expect(other?.getByRole('textbox', { name: 'Name of the project' }) ?? name).toHaveValue(
    'In the storm',
    { timeout: 30_000 },
  )
})

test('[P03] who is invited to look sees the edits and cannot make any', async ({ page, browser }) => {
  const owner = new WorkspacePage(page)
  await page.goto(product.url)
  await signUp(page, person('eva'))
  const viewer = new WorkspacePage(await (await browser.newContext()).newPage())
  await viewer.page.goto(product.url)
  await signUp(viewer.page, person('tom'))

  await owner.open(`${product.url}/template/treehouse`)
  await owner.design()
  await owner.select('Dragon')
  await owner.setNumber('Position Y', '5')
  await expect(page).toHaveURL(/\/eva\//)
  await expect(owner.status).toContainText(/^Saved \d/)
  await page.getByRole('button', { name: 'Build together' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Username').fill('tom')
  await modal.getByRole('button', { name: /build with me/ }).click()
  await page.getByRole('option', { name: 'look at it' }).click()
  await modal.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('tom is invited')).toBeVisible()
  await page.keyboard.press('Escape')

  await viewer.open(page.url())
  await viewer.design()
  await viewer.select('Dragon')
  await expect(viewer.number('Position Y')).toHaveValue('5')
  await owner.setNumber('Position Y', '6')
  await expect(viewer.number('Position Y')).toHaveValue('6')
  await viewer.page.keyboard.press('Delete')
  await expect(await viewer.row('Dragon')).toBeVisible()
  await expect(await owner.row('Dragon')).toBeVisible()
})
