import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { bundleBlocksPage, openBlocksPage } from '../page/open-blocks-page.ts'
import '../page/peers-page.ts'

let browser: Browser
let page: Page
let failures: string[]

beforeAll(async () => {
  browser = await launchChromium()
  const code = await bundleBlocksPage('peers-main.ts')
  const opened = await openBlocksPage(browser, code, () => window.peersPage !== undefined)
  page = opened.page
  failures = opened.failures
  await page.evaluate(() => window.peersPage.open())
}, 120_000)
afterAll(() => browser?.close())

const ghost = () => page.locator('.canvas >> nth=1').locator('.nestlingPeerGhost[data-peer="Eva"]')
const counts = () => page.evaluate(() => window.peersPage.counts())

test('a block that somebody pulls out of the toolbox is seen where it is before it is let go; then it is a block like others', async () => {
  const before = await counts()
  const { x, y } = await page.evaluate(() => window.peersPage.show('control', 'control_wait'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y - 150, { steps: 6 })
  await expect.poll(() => ghost().count()).toBe(1)
  await expect.poll(() => ghost().getByText('wait').isVisible()).toBe(true)
  await expect
    .poll(() => ghost().getByText('1', { exact: true }).isVisible(), { message: 'with what is in it' })
    .toBe(true)
  const place = await ghost().getAttribute('transform')
  await page.mouse.move(x + 60, y - 250, { steps: 6 })
  await expect.poll(() => ghost().getAttribute('transform')).not.toBe(place)
  expect(await ghost().locator('[id], [tabindex], [role]').count(), 'nobody can reach it').toBe(0)
  expect(await counts(), 'nothing of it is on the canvas or in the document').toEqual(before)

  await page.mouse.up()
  await expect.poll(() => ghost().count()).toBe(0)
  await expect.poll(async () => (await counts()).stored).toBe(1)
  await expect.poll(async () => (await counts()).shown).toBe(2)
  const selected = page.locator('.canvas >> nth=1').locator('.nestlingPeerSelected[data-peer="Eva"]')
  await expect.poll(() => selected.count()).toBe(1)
  expect(failures).toEqual([])
})

test('what others send that is no stack here shows no ghost and harms nothing', async () => {
  const before = await counts()
  const sketches = [
    { type: 'block_of_another_version' },
    { type: 7 },
    {},
    { type: 'controls_repeat_ext', inputs: { TIMES: { block: { type: 'nonsense' } } } },
    { type: 'control_wait', next: 'x', fields: { NO: { id: {} } } },
  ]
  for (const sketch of sketches) {
    await page.evaluate((sent) => window.peersPage.claim(sent), sketch)
    expect(await ghost().count(), JSON.stringify(sketch)).toBe(sketch.type === 'control_wait' ? 1 : 0)
  }
  await page.evaluate(() => window.peersPage.claim({ type: 'looks_say' }))
  expect(await ghost().count()).toBe(1)
  expect(await counts()).toEqual(before)
  expect(failures).toEqual([])
})
