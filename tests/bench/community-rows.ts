import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
import { communityProject } from '../support/community-project.ts'
import { type BenchRow, limitRow } from './bench-row.ts'

const worlds = 200
const pageSize = 20
/** Milliseconds on the reference machine (issue 'The site'). */
const budget = 50
/** Pixels between two frames: a brisk turn of the wheel. */
const step = 60
const folder = new URL('../../content/samples/pictures/', import.meta.url)

/**
 * Scrolling through a community of 200 worlds with pictures of their own, all pages of it, from top to bottom: the longest time between two
 * frames. The worlds are answered in the server's place, the pictures are those of the samples.
 *
 * The Chromium of the scenes draws pages too as a graphics card of software does, which took 900 ms for a frame here; nobody's does. This one draws
 * pages without any card, as a machine that has none.
 */
export async function communityRows(url: string, slowness: number): Promise<BenchRow[]> {
  const browser = await launchChromium(['--disable-gpu'])
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await answerWorlds(page)
  await page.goto(`${url}/community?sort=liked`)
  await page.getByRole('button', { name: 'Show more' }).waitFor()
  const intervals: number[] = []
  for (;;) {
    intervals.push(...(await scrollToEnd(page)))
    const more = page.getByRole('button', { name: 'Show more' })
    if ((await page.locator('main li > a').count()) >= worlds) break
    await more.click()
  }
  await browser.close()
  const limit = { value: budget * slowness, name: `${budget} ms on the reference machine` }
  return [
    limitRow(
      'community with 200 projects: longest frame while scrolling',
      Math.max(...intervals),
      'ms',
      limit,
    ),
  ]
}

async function answerWorlds(page: Page): Promise<void> {
  const pictures = readdirSync(folder).map((file) => readFileSync(new URL(file, folder)))
  await page.route('**/pictures/*', (route) => {
    const index = Number(/(\d+)\.jpg/.exec(route.request().url())?.[1] ?? 0)
    return route.fulfill({ contentType: 'image/jpeg', body: pictures[index % pictures.length] ?? '' })
  })
  await page.route('**/api/project/v2?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const first = (Number(query.get('page') ?? 1) - 1) * pageSize
    const projects = Array.from({ length: pageSize }, (_, index) =>
      communityProject({ name: `world-${first + index}`, likesCount: worlds - first - index }),
    )
    return route.fulfill({ json: { projects, page: Number(query.get('page') ?? 1), count: worlds } })
  })
}

/** Milliseconds between frames on the way to the end of the page, as long as that takes to stay where it is. */
const scrollToEnd = (page: Page): Promise<number[]> =>
  page.evaluate(async (distance) => {
    const times: number[] = []
    let stillAt = -1
    let last = await new Promise<number>(requestAnimationFrame)
    for (let still = 0; still < 30; ) {
      window.scrollBy(0, distance)
      const now = await new Promise<number>(requestAnimationFrame)
      times.push(now - last)
      last = now
      still = window.scrollY === stillAt ? still + 1 : 0
      stillAt = window.scrollY
    }
    return times
  }, step)
