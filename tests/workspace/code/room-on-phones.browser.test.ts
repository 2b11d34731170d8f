import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { type Product, startProduct } from '../../support/start-product.ts'

let product: Product
let browser: Awaited<ReturnType<typeof launchChromium>>
let page: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium([])
  const context = await browser.newContext({
    ...{ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${product.url}/template/treehouse`)
  await page.locator('.blocklyBlockCanvas .blocklyPath').first().waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Until the browser has drawn a bar that has just come over the world, it sends a press there to the world. */
const pressInBar = async (name: string) => {
  const isUnderMouse = async () => {
    await button(name).hover()
    return button(name).evaluate((element) => element.matches(':hover'))
  }
  await expect.poll(isUnderMouse, { timeout: 30_000 }).toBe(true)
  await button(name).click()
}

test('on a phone an empty console takes one line', async () => {
  const height = await heightOf(page.getByRole('region', { name: 'Console' }))
  expect(height).toBeGreaterThan(20)
  expect(height).toBeLessThan(48)
})

test('on a phone what is shown of a paused run leaves more than half of the world to be seen', async () => {
  const running = page.locator('section[data-run="running"]')
  if (await button('Run').isVisible()) await button('Run').click()
  await running.waitFor()
  await pressInBar('Look inside')
  // The run that can be looked into begins anew.
  await running.waitFor()
  await pressInBar('Pause')
  const next = button('Next step of the code')
  await next.click()
  const moment = page.getByRole('region', { name: 'Variables at this moment' })
  await moment.getByText(/^Next: /).waitFor()
  const bar = page.getByRole('toolbar', { name: 'The run' })
  await bar.getByRole('slider', { name: 'Look back' }).waitFor()
  const scene = await heightOf(page.getByRole('region', { name: 'Scene' }))
  expect((await heightOf(bar)) + (await heightOf(moment))).toBeLessThan(scene * 0.45)
})

test('on a phone a mistake is read from its beginning, and what can be done about it is within the screen', async () => {
  if (await button('Stop').isVisible()) await button('Stop').click()
  await page.getByRole('tab', { name: 'Tab2' }).click()
  const text = page.getByRole('textbox', { name: 'JavaScript of Tab2' })
  await text.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('console.log("before")\nscene.get("Dragn").moveUp(1)\n')
  await button('Run').click()
  const mistake = page.getByRole('region', { name: 'Console' }).getByRole('alert')
  await mistake.waitFor()
  const log = page.getByRole('log', { name: 'Console' })
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  await expect.poll(async () => (await topOf(mistake)) - (await topOf(log))).toBeGreaterThanOrEqual(-1)
  expect(await mistake.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(await log.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  const [use, around] = [await button('Use “Dragon”').boundingBox(), await log.boundingBox()]
  const bottom = (box: typeof use) => (box ? box.y + box.height : Number.NaN)
  expect((use?.x ?? Number.NaN) + (use?.width ?? 0)).toBeLessThan(390)
  expect(bottom(use)).toBeLessThanOrEqual(bottom(around))
})
