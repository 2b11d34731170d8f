import { type Browser, expect, type Page } from '@playwright/test'
import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
import { type BenchRow, limitRow } from './bench-row.ts'
import { median } from './median.ts'

const viewport = { width: 1440, height: 900 }
const visits = 3
/** Milliseconds: 'good' in the Web Vitals of Google; the architecture names no figure of its own. */
const goodPaint = 2500
/** Milliseconds: 'good' in Lighthouse for the time until a page answers. */
const goodStart = 3800
/** Milliseconds on the reference machine from a click to the page that it leads to (issue 'The site'). */
const pageBudget = 100
/** Milliseconds that a finger or a mouse button stays down. */
const pressMs = 80
/** The profile of a slow computer at a slow connection (issue 'The site'). */
const slowdown = 4
const bytesPerSecond = 5_000_000 / 8
const latencyMs = 40

/** What a visitor of the site waits for, in a Chromium without a graphics card (see `communityRows`). `slowness`: see `calibrate`. */
export async function siteRows(url: string, slowness: number): Promise<BenchRow[]> {
  const browser = await launchChromium(['--disable-gpu'])
  try {
    return [...(await landingRows(browser, url, slowness)), ...(await pageToPageRows(browser, url, slowness))]
  } finally {
    await browser.close()
  }
}

/** The start page for somebody who was never here, on a slow computer at a slow connection. */
async function landingRows(browser: Browser, url: string, slowness: number): Promise<BenchRow[]> {
  const paints: number[] = []
  const starts: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(noteStart)
    await page.goto(url)
    await expect(page.getByRole('link', { name: 'Start building' })).toBeVisible()
    await page.waitForFunction(() => document.documentElement.dataset.startedAt !== undefined)
    await page.waitForLoadState('networkidle')
    starts.push(await page.evaluate(() => Number(document.documentElement.dataset.startedAt)))
    paints.push(await page.evaluate(largestPaint))
    await context.close()
  }
  const profile = `on a ${slowdown} times slower computer at 5 Mbit/s`
  return [
    limitRow(`landing page ${profile}: largest paint`, median(paints), 'ms', {
      value: goodPaint * slowness,
      name: `${goodPaint} ms ('good' in Web Vitals) on the reference machine`,
    }),
    limitRow(`landing page ${profile}: until it answers a click`, median(starts), 'ms', {
      value: goodStart * slowness,
      name: `${goodStart} ms ('good' in Lighthouse) on the reference machine`,
    }),
  ]
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: latencyMs, ...speed })
}

/** Runs in the page: notes on the document when React has taken over the link that begins everything. */
function noteStart(): void {
  const look = (): void => {
    const link = document.querySelector('main a')
    const isAlive = link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'))
    if (isAlive) document.documentElement.dataset.startedAt = String(performance.now())
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. */
const largestPaint = (): Promise<number> =>
  new Promise((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  )

/** Every link of the start page's header and footer that leads to another page of the site, one after the other, each for the first time. */
async function pageToPageRows(browser: Browser, url: string, slowness: number): Promise<BenchRow[]> {
  const times: number[] = []
  let slowest = { path: '', time: 0 }
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await page.addInitScript(noteClicks)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const paths = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('header a, footer a')]
        .filter(({ origin, pathname }) => origin === location.origin && pathname !== '/')
        .map(({ pathname }) => pathname),
    )
    for (const path of new Set(paths)) {
      await page
        .locator(`header a[href="${path}"], footer a[href="${path}"]`)
        .first()
        .click({ delay: pressMs })
      await page.waitForURL(`${url}${path}`)
      const shown = page.locator('html[data-shown-after]')
      await shown.waitFor({ state: 'attached' })
      const time = Number(await shown.getAttribute('data-shown-after'))
      times.push(time)
      if (time > slowest.time) slowest = { path, time }
      await page.waitForLoadState('networkidle')
    }
    await context.close()
  }
  const limit = { value: pageBudget * slowness, name: `${pageBudget} ms on the reference machine` }
  const what = `page to page, ${times.length} clicks`
  return [
    limitRow(`${what}: until the next one is painted, middle`, median(times), 'ms', limit),
    limitRow(`${what}: slowest`, slowest.time, 'ms', { ...limit, name: `${limit.name}, ${slowest.path}` }),
  ]
}

/** Runs in the page: notes on the document how long after a click another heading was painted. */
function noteClicks(): void {
  let clickedAt = 0
  let before: string | null | undefined
  /** A page that did not come says so in a heading too. */
  const heading = () =>
    document.querySelector('[role=alert]') ? undefined : document.querySelector('main h1')?.textContent
  const notes = () => document.documentElement.dataset
  addEventListener(
    'click',
    ({ timeStamp }) => {
      delete notes().shownAfter
      before = heading()
      clickedAt = timeStamp
    },
    true,
  )
  const look = (): void => {
    const now = heading()
    if (clickedAt === 0 || now === undefined || now === before) return
    const from = clickedAt
    clickedAt = 0
    // The picture with it is made after the frame's callbacks.
    requestAnimationFrame(() =>
      setTimeout(() => {
        notes().shownAfter = String(performance.now() - from)
      }),
    )
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}
