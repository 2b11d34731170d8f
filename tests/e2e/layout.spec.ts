import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

for (const locale of ['en-GB', 'de-DE'] as const) {
  for (const viewport of sizes) {
    test(`[K02] nothing runs out of the page at ${viewport.width} in ${locale}`, async ({
      browser,
    }, info) => {
      const page = await (await browser.newContext({ locale, viewport })).newPage()
      const work = new WorkspacePage(page)
      /** Pixels beyond the page's width, once the fonts are there. */
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      for (const [name, path] of [
        ['landing', '/'],
        ['chooser', '/?open=templates'],
        ['not-found', '/pageNotFound'],
      ] as const) {
        await page.goto(`${product.url}${path}`)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await expect.poll(overflow, { message: name }).toBeLessThanOrEqual(0)
        await page.screenshot({ path: info.outputPath(`${name}.png`) })
      }
      await page.goto(`${product.url}/template/treehouse`)
      await expect(async () => expect((await work.entities()).length).toBeGreaterThan(0)).toPass({
        timeout: 60_000,
      })
      for (const view of locale === 'de-DE' ? ['Code', 'Gestalten'] : ['Code', 'Design']) {
        // The dock of a phone has buttons where the foot of a wide screen has tabs.
        const isPhone = viewport.width < 500
        if (!isPhone) await page.getByRole('tab', { name: view, exact: true }).click()
        await expect.poll(overflow, { message: view }).toBeLessThanOrEqual(0)
        await page.screenshot({ path: info.outputPath(`${view.toLowerCase()}.png`) })
      }
      await page.context().close()
    })
  }
}

test('[W10] the workspace has the specification’s sizes, and 0.9 of the side bars on a tablet', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  await work.design()
  const width = async (locator: ReturnType<typeof page.locator>) => (await locator.boundingBox())?.width
  const height = async (locator: ReturnType<typeof page.locator>) => (await locator.boundingBox())?.height
  const left = page.locator('[data-open]').filter({ has: page.getByRole('tablist', { name: 'Things' }) })
  const bar = page.getByRole('group', { name: 'Tools' }).locator('..')
  expect(await height(page.getByRole('banner'))).toBe(70)
  expect(await height(bar)).toBe(42)
  expect(await width(left)).toBe(210)
  expect(await width(work.properties)).toBe(320)
  await page.setViewportSize({ width: 1090, height: 800 })
  expect(await width(left)).toBe(189)
  expect(await width(work.properties)).toBe(288)
})

test('[W17] which tab is in front and that it fades in is nobody’s work: nothing to undo, nothing kept', async ({
  page,
}) => {
  const work = new WorkspacePage(page)
  await work.open(`${product.url}/template/blank`)
  const front = page
    .getByRole('tab', { selected: true })
    .and(page.getByRole('tab', { name: /^(Code|Design)$/ }))
  await expect(front).toHaveText('Code')
  await expect(work.properties).toBeHidden()
  await work.design()
  await expect(front).toHaveText('Design')
  await expect(work.properties).toBeVisible()
  expect(await work.properties.evaluate((panel) => getComputedStyle(panel).animationName)).toContain('come')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await page.reload()
  await expect(front).toHaveText('Code')
})

test('[K02] no button of the header lies below another one, in the language with the longer words and with a long name', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${product.url}/template/blank`)
  await expect(page.locator('[data-run="run"]')).toBeEnabled({ timeout: 30_000 })
  const name = page.getByRole('textbox', { name: 'Name des Projekts' })
  await name.fill('Das Baumhaus über dem verwunschenen See')
  await name.press('Enter')
  await expect(page.getByText('Auf diesem Gerät gespeichert')).toBeVisible()
  for (const width of [1440, 1366, 1320, 1319, 1280, 1100, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await page
      .getByRole('banner')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right }))
          .toSorted((one, other) => one.left - other.left),
      )
    expect(boxes.length).toBeGreaterThan(6)
    boxes.forEach(({ right }, index) => {
      const next = boxes[index + 1]
      if (next) expect(right, `button ${index} at ${width}`).toBeLessThanOrEqual(next.left + 1)
    })
  }
  await context.close()
})
