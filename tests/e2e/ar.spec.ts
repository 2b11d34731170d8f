import { readFile } from 'node:fs/promises'
import { type Browser, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
import { cameraFilm, filmCamera } from '../runtime/ar/camera-film.ts'
import { person, signUp } from '../support/account-page.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product
let browser: Browser
let endFilm: () => Promise<void>

test.beforeAll(async () => {
  const picture = await sharp(await readFile('content/ar/nestling-marker.svg'))
    .png()
    .toBuffer()
  const film = await cameraFilm(picture, [
    { lying: { at: [0, 0, -2], turned: [-40, 0, 5] }, seconds: 10 },
    { lying: null, seconds: 4 },
  ])
  endFilm = film.end
  browser = await launchChromium(filmCamera(film.path))
  product = await startProduct()
})
test.afterAll(async () => {
  await browser.close()
  await product.stop()
  await endFilm()
})

test('[T11] a world on a picture: the picture is judged, the world is published, and stands where a camera sees the picture', async () => {
  test.setTimeout(300_000)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(product.url)
  await signUp(page, person('mia'))
  const work = new WorkspacePage(page)
  await page.goto(`${product.url}/template/ar`)
  await work.isShown()
  await work.design()
  await (await work.row('Marker')).click()
  await page.getByRole('button', { name: 'Will a camera know it?' }).click()
  await expect(page.getByText('A camera will know this picture well.')).toBeVisible({ timeout: 60_000 })
  await page.screenshot({ path: test.info().outputPath('judged.png') })

  // It is tried in the workspace, with the camera after a press only and until Stop.
  await work.run.click()
  const scene = page.getByRole('region', { name: 'Scene', exact: true })
  const played = scene.locator('[data-front="true"] iframe')
  await scene.getByRole('button', { name: 'Start AR' }).click({ timeout: 60_000 })
  await expect(scene.getByRole('button', { name: 'Leave AR' })).toBeVisible({ timeout: 60_000 })
  expect(await played.getAttribute('allow')).toContain('camera')
  const tried = played.contentFrame()
  await expect(tried.locator('body.is-in-room')).toHaveCount(1, { timeout: 60_000 })
  await expect(tried.locator('body.is-looking-for-marker')).toHaveCount(0, { timeout: 60_000 })
  await page.screenshot({ path: test.info().outputPath('tried.png') })
  await work.stop.click()
  await expect
    .poll(async () => (await scene.locator('iframe').all()).length, { timeout: 60_000 })
    .toBeGreaterThan(0)
  for (const one of await scene.locator('iframe').all())
    expect(await one.getAttribute('allow')).not.toContain('camera')

  await work.publish.click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('img').first()).toBeVisible({ timeout: 60_000 })
  await modal.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(modal.getByText('is out in the world!')).toBeVisible()
  const path = (await modal.getByRole('link', { name: /\/play\/\w+$/ }).getAttribute('href')) ?? ''

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const strangers: string[] = []
  phone.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
      strangers.push(request.url())
  })
  await phone.goto(product.url + path)
  await phone.getByRole('button', { name: 'Play', exact: true }).click()
  const frame = phone.locator('iframe')
  const start = phone.getByRole('button', { name: 'Start AR' })
  await expect(start).toBeVisible({ timeout: 60_000 })
  await expect(phone.getByText('nothing that it sees is sent or kept')).toBeVisible()
  expect(await frame.getAttribute('allow')).not.toContain('camera')
  await phone.screenshot({ path: test.info().outputPath('before.png') })
  await start.click()
  await expect(phone.getByRole('button', { name: 'Leave AR' })).toBeVisible({ timeout: 60_000 })
  expect(await frame.getAttribute('allow')).toContain('camera')
  const inside = phone.frameLocator('iframe')
  await expect(inside.getByText('Point the camera at this picture.')).toBeVisible({ timeout: 60_000 })
  await phone.screenshot({ path: test.info().outputPath('looking.png') })
  await expect(inside.locator('body.is-looking-for-marker')).toHaveCount(0, { timeout: 60_000 })
  await phone.waitForTimeout(1500)
  await phone.screenshot({ path: test.info().outputPath('found.png') })
  await phone.getByRole('button', { name: 'Leave AR' }).click()
  await expect(start).toBeVisible({ timeout: 60_000 })
  expect(await frame.getAttribute('allow')).not.toContain('camera')
  expect(strangers).toEqual([])
})
