import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { person, signUp } from '../support/account-page.ts'
import { copyApp, makeNewer } from '../support/newer-build.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

test.use({ serviceWorkers: 'allow' })
// Two openings each, and a whole build that is fetched beside them.
test.setTimeout(240_000)

let folder: string
let product: Product

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-app-'))
  await copyApp(folder)
  product = await startProduct({ APP_FOLDER: folder }, 'tests/support/serve-copy.ts')
})
test.afterEach(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

/** Waits until the workshop is kept on this device. */
const isKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

test('the workshop opens cold without a network, with scene and blocks; what is made then is saved when there is one again', async ({
  page,
  context,
}) => {
  const work = new WorkspacePage(page)
  await page.goto(product.url)
  await signUp(page, person('ida'))
  await work.open(`${product.url}/template/treehouse`)
  await work.design()
  await work.addBox()
  await expect(page).toHaveURL(/\/ida\//)
  await expect(work.status).toContainText(/^Saved \d/)
  await isKept(page)
  await work.runUntilRunning()
  await work.stop.click()

  await context.setOffline(true)
  await page.close()
  const cold = new WorkspacePage(await context.newPage())
  await cold.open(page.url())
  expect(
    await cold.page.evaluate(() =>
      fetch('/healthz')
        .then(() => 'here')
        .catch(() => 'gone'),
    ),
  ).toBe('gone')
  await cold.design()
  await expect(cold.status).toContainText('Working offline')
  await cold.select('Box')
  await cold.addBox('Box 2')
  await expect(cold.status).toContainText('Working offline, 1 change waiting')
  await cold.code()
  await expect(
    cold.page.getByRole('region', { name: 'Blocks' }).locator('.blocklyDraggable').first(),
  ).toBeVisible()
  await cold.runUntilRunning()
  await cold.stop.click()

  await context.setOffline(false)
  await expect(cold.status).toContainText(/^Saved \d/, { timeout: 60_000 })
  // Nothing but pages and parts of ours is kept: no call, no player, no page of a scene.
  const kept = await cold.page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url)
  })
  expect(kept.length).toBeGreaterThan(50)
  const isOurs = new RegExp(`^${product.url}/(index\\.html|assets/|blockly/)`)
  expect(kept.filter((url) => !isOurs.test(url))).toEqual([])
})

test('a newer build says so and waits: work goes on with the parts of this one, and loading it keeps what was made', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await work.design()
  await isKept(page)
  await work.addBox()

  await makeNewer(folder)
  await page.evaluate(async () => {
    Object.assign(window, { isOldPage: true })
    await (await navigator.serviceWorker.ready).update()
  })
  const news = page.getByRole('status').filter({ hasText: 'A new version is here' })
  await expect(news).toBeVisible({ timeout: 60_000 })
  await work.addBox('Box 2')
  await work.undo.click()
  await work.redo.click()
  await page.getByRole('button', { name: 'History' }).click()
  await expect(
    page.getByRole('region', { name: 'History' }).or(page.getByRole('dialog', { name: 'History' })),
  ).toBeVisible()
  await expect(news).toBeVisible()
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true)
  await expect(page.locator('meta[name="build"]')).toHaveCount(0)

  await news.getByRole('button', { name: 'Load it' }).click()
  await expect(page.locator('meta[name="build"]')).toHaveCount(1)
  await work.isShown()
  await work.design()
  await work.select('Box')
  await work.select('Box 2')
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await expect.poll(waits).toBe(false)
  await expect(news).toBeHidden()
})

test('where the browser has let go of the scene, it says so without a network, and blocks go on; with one it comes back by itself', async ({
  page,
  context,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/treehouse`)
  await isKept(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.reload()
  const away = page.getByRole('alert').filter({ hasText: 'The 3D picture is not here' })
  await expect(away).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.blocklyDraggable').first()).toBeVisible()
  await context.setOffline(false)
  await work.isShown()
  await expect(away).toBeHidden()
})
