import { expect, type Page, test } from '@playwright/test'
import { expectOwnHelpers, scriptsOfFrames } from '../support/helper-file.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

/** What Playwright itself writes into a page because `serviceWorkers` is 'block'. */
const writtenByPlaywright = 'Service Worker registration blocked by Playwright'

/** Errors and warnings of the page and of its frames. */
function watchConsole(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('pageerror', (error) => lines.push(String(error)))
  page.on('console', (line) => {
    if (line.type() !== 'error' && line.type() !== 'warning') return
    if (line.text() !== writtenByPlaywright) lines.push(line.text())
  })
  return lines
}

async function openTreehouse(page: Page): Promise<WorkspacePage> {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  return work
}

const isRunning = (work: WorkspacePage) => expect(work.scene).toHaveAttribute('data-run', 'running')
const isEditing = (work: WorkspacePage) => expect(work.scene).toHaveAttribute('data-run', 'editing')

test('Run that is pressed before the scene has an address runs as soon as it has one', async ({ page }) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/app-config.json', async (route) => {
    await isPressed
    await route.continue()
  })
  const work = new WorkspacePage(page)
  await page.goto(`${product.url}/template/treehouse`)
  await work.run.click()
  await expect(work.scene).toHaveAttribute('data-run', 'starting')
  press()
  await expect(work.scene).toHaveAttribute('data-run', 'running', { timeout: 60_000 })
})

/** Neither yields nor throws for minutes, and no guard can look in: only taking the page away helps. */
const endlessRegularExpression = "/^(a+)+$/.test('a'.repeat(60) + 'b')\n"

test('a run and the way back leave nothing in the console, and keys reach what is in front', async ({
  page,
}) => {
  const lines = watchConsole(page)
  const work = await openTreehouse(page)
  await work.design()
  await work.scene.click({ position: { x: 300, y: 300 } })
  await page.keyboard.press('e')
  const turn = page.getByRole('group', { name: 'Tools' }).getByRole('button', { name: 'Turn', exact: true })
  await expect(turn).toHaveAttribute('aria-pressed', 'true')
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-front]')?.getAttribute('data-front'))
  expect(await focused()).toBe('true')
  await page.keyboard.press('p')
  await isRunning(work)
  expect(await focused()).toBe('true')
  await work.scene.click({ position: { x: 300, y: 300 } })
  await page.keyboard.press('Escape')
  await isEditing(work)
  await expect.poll(focused).toBe('true')
  await page.keyboard.press('p')
  await isRunning(work)
  await work.stop.click()
  await isEditing(work)
  expect(lines).toEqual([])
})

test('a program that hangs outside of every guard is taken away, the work is safe and the next run works', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const work = await openTreehouse(page)
  await work.code()
  await work.tab('Tab2')
  await work.writeScript(endlessRegularExpression)
  await work.run.click()
  await expect(
    page.getByText('Your program did not answer any more, so it was stopped. Your work is safe.'),
  ).toBeVisible({ timeout: 30_000 })
  await isEditing(work)
  await work.writeScript("console.log('here again')\n")
  await work.run.click()
  await expect(work.console.getByText('here again')).toBeVisible({ timeout: 30_000 })
  await work.stop.click()
  await isEditing(work)
})

test('an edited scene that hangs is opened again, with what was built', async ({ page }) => {
  test.setTimeout(180_000)
  const work = await openTreehouse(page)
  const before = (await work.entities()).length
  const hung = work.frame('edit')
  hung.evaluate(() => setTimeout(() => /^(a+)+$/.test(`${'a'.repeat(60)}b`))).catch(() => {})
  await expect(
    page.getByText('The 3D picture stopped and is being opened again. Your work is safe.'),
  ).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('Loading scene...')).toBeHidden({ timeout: 60_000 })
  await expect(async () => expect((await work.entities()).length).toBe(before)).toPass({ timeout: 30_000 })
})

test('a page that is busy for two seconds is not taken for one that hangs', async ({ page }) => {
  const work = await openTreehouse(page)
  const edited = work.frame('edit')
  await edited.evaluate(() => {
    const until = performance.now() + 2000
    while (performance.now() < until);
  })
  await page.waitForTimeout(2500)
  expect(work.frame('edit')).toBe(edited)
  expect(edited.isDetached()).toBe(false)
})

test('[S26] [S28] the address of the scene is that of the version-info call, and its helper functions come from this build alone', async ({
  page,
}) => {
  const asked = scriptsOfFrames(page)
  const work = await openTreehouse(page)
  const { inspector } = await (await page.request.get(`${product.url}/utils/updateVersionInfo`)).json()
  expect(work.frame('edit').url().split('?')[0]).toBe(inspector)
  await expectOwnHelpers(page, product.url, asked)
  await work.code()
  await work.tab('Tab2')
  await work.writeScript("console.log(typeof scene.get('Dragon').glideTo)")
  await work.run.click()
  await expect(work.console.getByText('function', { exact: true })).toBeVisible({ timeout: 60_000 })
})
