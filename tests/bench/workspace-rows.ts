import { expect, type Page } from '@playwright/test'
import { WorkspacePage } from '../support/workspace-page.ts'
import { type BenchRow, limitRow } from './bench-row.ts'
import { median } from './median.ts'

const repetitions = 7
const framesBeforeStop = 12
/** Milliseconds on the reference machine (architecture 11). */
const budget = 250

/** Run and Stop of the tree house in an open workspace, as a person sees them: from the click to the picture. */
export async function runAndStopRows(page: Page, slowness: number): Promise<BenchRow[]> {
  const work = new WorkspacePage(page)
  const runs: number[] = []
  const stops: number[] = []
  for (let repetition = 0; repetition < repetitions; repetition++) {
    await isWarm(work)
    runs.push(await timed(page, 'running', () => work.run.click()))
    await hasPlayed(work)
    stops.push(await timed(page, 'editing', () => work.stop.click()))
  }
  const limit = { value: budget * slowness, name: `${budget} ms on the reference machine` }
  return [
    limitRow('Run to first running frame (warm)', median(runs), 'ms', limit),
    limitRow('Stop to editing', median(stops), 'ms', limit),
  ]
}

/** Pictures of less than this many milliseconds, and how many of them in a row, say that nothing is drawn any more. */
const calm = { frame: 40, inARow: 5 }

/**
 * Waits until the play frame holds the scene and has drawn it once. A frame says that it has when it has told the card; a card of software
 * goes on drawing for half a second, in which whatever is pressed takes that much longer.
 */
async function isWarm(work: WorkspacePage): Promise<void> {
  await expect(work.run).toBeVisible()
  await expect(async () => {
    const classes = await work.frame('play').evaluate(() => document.body.className)
    expect(classes).toContain('is-shown')
  }).toPass({ timeout: 30_000 })
  await work.page.evaluate(async ({ frame, inARow }) => {
    let last = await new Promise<number>(requestAnimationFrame)
    for (let quick = 0; quick < inARow; ) {
      const now = await new Promise<number>(requestAnimationFrame)
      quick = now - last < frame ? quick + 1 : 0
      last = now
    }
  }, calm)
}

/** Waits until the world has run for some frames, as it has when somebody stops it. */
async function hasPlayed(work: WorkspacePage): Promise<void> {
  await work.frame('play').evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, framesBeforeStop)
}

/** Milliseconds from the click that `press` does to the app's first frame in that state. */
async function timed(page: Page, state: 'running' | 'editing', press: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const region = document.querySelector('section[data-run]')
    if (!region) throw new Error('the workspace shows no scene')
    const measured = new Promise((resolve) => {
      let clicked = 0
      const onClick = ({ timeStamp }: MouseEvent) => {
        clicked = timeStamp
      }
      document.addEventListener('click', onClick, { capture: true, once: true })
      const observer = new MutationObserver(() => {
        if (region.getAttribute('data-run') !== wanted) return
        observer.disconnect()
        requestAnimationFrame(() =>
          resolve([performance.timeOrigin + clicked, performance.timeOrigin + performance.now()]),
        )
      })
      observer.observe(region, { attributes: true, attributeFilter: ['data-run'] })
    })
    Object.assign(globalThis, { measured })
  }, state)
  await press()
  const answer: unknown = await page.evaluate('measured')
  const [clicked, shown] = Array.isArray(answer) ? answer.map(Number) : []
  if (clicked === undefined || shown === undefined) throw new Error(`no click was seen before ${state}`)
  return shown - clicked
}
