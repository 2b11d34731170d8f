import { expect, type Page, test } from '@playwright/test'
import { homeAddresses, siteAddresses } from '../../protocol/addresses/site-addresses.ts'
import { locales } from '../../src/i18n/locale.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { watchPage } from '../support/walk/watch-page.ts'
import { watchCalm } from '../support/watch-calm.ts'
import { browserLocale, wordsIn } from '../support/words-in.ts'

const firstScript = '**/assets/index-*.js'
let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())
test.use({ reducedMotion: 'reduce' })

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** To the pixel. */
function middleOf(box: Box | null): readonly number[] {
  if (!box) throw new Error('it is not there')
  return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)
}

/** Keeps the first script of every page back until it is let go. */
async function withoutScript(page: Page): Promise<() => void> {
  const script = Promise.withResolvers<void>()
  await page.route(firstScript, async (route) => {
    await script.promise
    await route.continue()
  })
  return script.resolve
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a page whose address says too little shows the egg before its script is here, where the header has it then: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const go = await withoutScript(page)
    await page.goto(`${product.url}/nestling`, { waitUntil: 'commit' })
    const brand = page.getByRole('img', { name: 'Nestling' })
    // The styles are here.
    await expect(brand).toHaveCSS('display', 'block')
    const first = middleOf(await brand.boundingBox())
    go()
    await expect(page.locator('.first-brand')).toHaveCount(0)
    const egg = page.getByRole('banner').locator('svg').first()
    await expect(async () => expect(middleOf(await egg.boundingBox())).toEqual(first)).toPass()
  })

/** How much of the page has jumped so far (Web Vitals). */
const jumped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
  )

for (const language of locales)
  test.describe(language, () => {
    test.use({ locale: browserLocale[language], viewport: { width: 390, height: 844 } })

    test(`[K02] a page of words is there before its script, in ${language}, and stays as it is when that comes`, async ({
      page,
    }) => {
      const { terms, site } = wordsIn(language)
      const misdeeds = watchPage(page)
      const go = await withoutScript(page)
      await page.goto(`${product.url}/terms`, { waitUntil: 'commit' })
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(terms.title)
      await expect(page).toHaveTitle(terms.documentTitle)
      const buttons = page.getByRole('banner').getByRole('button')
      await expect(buttons).toHaveJSProperty('inert', true)
      await title.evaluate((element) => Object.assign(element, { isFirst: true }))
      go()
      await expect(buttons).toHaveCount(2)
      await expect(title).toHaveJSProperty('isFirst', true)
      expect(await jumped(page)).toBeLessThan(0.005)
      expect(misdeeds()).toEqual([])

      // What was chosen is what the server sends from then on, before any script.
      await buttons.filter({ hasText: site.nav.otherLanguage }).click()
      const other = wordsIn(language === 'en' ? 'de' : 'en')
      await expect(title).toHaveText(other.terms.title)
      await page.unroute(firstScript)
      await withoutScript(page)
      await page.goto(`${product.url}/terms`, { waitUntil: 'commit' })
      await expect(title).toHaveText(other.terms.title)
    })
  })

test('a link that does more than lead to another page waits for the script that does it', async ({
  page,
}) => {
  const go = await withoutScript(page)
  await page.goto(product.url, { waitUntil: 'commit' })
  const start = page.getByRole('link', { name: 'Start building' })
  await expect(start).toHaveJSProperty('inert', true)
  await expect(page.getByRole('link', { name: 'Explore' })).toHaveJSProperty('inert', false)
  const pressed = start.click()
  go()
  await pressed
  await expect(page.getByRole('dialog', { name: 'Choose Your Template' })).toBeVisible()
  const loads = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)
  expect(loads).toBe(`${product.url}/`)
})

test('what brings a page to life is fetched when the page was painted, and not before', async ({ page }) => {
  await page.goto(`${product.url}/terms`)
  await expect(page.getByRole('banner').getByRole('button').first()).toHaveJSProperty('inert', false)
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ file: name.replace(/^.*\/assets\//, ''), startTime })),
  }))
  const early = asked.filter(({ startTime }) => startTime < painted).map(({ file }) => file)
  expect(early).toEqual([expect.stringMatching(/^when-painted-/)])
  expect(asked.length).toBeGreaterThan(5)
})

test('a page that is painted at once waits for no file of styles, and fetches those that it has no second time', async ({
  page,
}) => {
  const styles: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url())
  })
  const isCalm = watchCalm(page)
  const opened = async (path: string): Promise<readonly string[]> => {
    await page.goto(product.url + path)
    await isCalm()
    return page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        .filter(({ disabled }) => disabled)
        .map(({ href }) => href),
    )
  }
  const inPage = await opened('/community')
  expect(inPage.length).toBeGreaterThan(3)
  expect(styles).toEqual([])
  // Elsewhere only what is new there is fetched.
  await page.getByRole('link', { name: 'Learn' }).click()
  await page.waitForURL('**/tutorials')
  await isCalm()
  expect(styles.filter((style) => inPage.includes(style))).toEqual([])
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [768, 1024],
  [390, 844],
] as const)
  for (const [path, first, real] of [
    ['/nestling/projects/coin-rush', '.first-stage img', 'section img'],
    ['/nestling', '.first-shelf img', 'main li img'],
    ['/community', '[style*="background-image"]', 'main a img[width="800"]'],
  ] as const)
    test(`the first picture of ${path} is there before its script, stays while more is on its way, and is where it was then: ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const go = await withoutScript(page)
      const calls = Promise.withResolvers<void>()
      await page.route('**/api/{users/profile,project/by-name,project/v2}*', async (route) => {
        await calls.promise
        await route.continue()
      })
      await page.goto(product.url + path, { waitUntil: 'commit' })
      const early = page.locator(first).first()
      await expect(early).toBeVisible()
      const place = await early.boundingBox()
      if (path !== '/community') await expect(early).not.toHaveJSProperty('naturalWidth', 0)
      const isAlive = page.waitForRequest('**/api/auth/me')
      go()
      await isAlive
      expect(await early.boundingBox()).toEqual(place)
      calls.resolve()
      const picture = page.locator(real).first()
      await expect(picture).toBeVisible()
      await expect(early).toHaveCount(0)
      await expect.poll(async () => middleOf(await picture.boundingBox())).toEqual(middleOf(place))
    })

test('who comes back to a shelf does not see what the server showed when they came first', async ({
  page,
}) => {
  await page.goto(`${product.url}/nestling`)
  await page.locator('main li img').first().waitFor()
  await page.getByRole('link', { name: 'Explore' }).click()
  await page.waitForURL('**/community')
  const call = Promise.withResolvers<void>()
  await page.route('**/api/users/profile*', async (route) => {
    await call.promise
    await route.continue()
  })
  await page.goBack()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.locator('.first-pictures')).toHaveCount(0)
  call.resolve()
  await expect(page.locator('main li img').first()).toBeVisible()
})

test('every page that is drawn before its script is taken over as it is', async ({ page }) => {
  test.setTimeout(240_000)
  const misdeeds = watchPage(page)
  const isCalm = watchCalm(page)
  const paths = [...homeAddresses, ...siteAddresses].map(({ path }) => path)
  let drawn = 0
  for (const path of paths.filter((one) => !one.includes('/:'))) {
    // Had React found anything else than what was drawn, it would say so in the console.
    await page.goto(product.url + path)
    if ((await page.locator('#root[data-drawn]').count()) > 0) drawn++
    await isCalm()
    expect.soft(misdeeds(), path).toEqual([])
  }
  expect(drawn).toBeGreaterThan(10)
})
