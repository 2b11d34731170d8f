import type { Page } from '@playwright/test'
import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
import { type Conflicts, noConflicts } from '../blocks/conflicts.ts'
import type { RunResult } from '../blocks/page/blocks-page.ts'
import { bundleBlocksPage, openBlocksPage } from '../blocks/page/open-blocks-page.ts'
import { blocksFaults } from './blocks-faults.ts'
import type { BlocksFuzzResult } from './blocks-fuzz-result.ts'

interface Options {
  readonly runs: number
  /** The first seed; the others follow. */
  readonly from: number
  readonly steps: number
  /** Every how many runs people drag with a real pointer. */
  readonly dragEvery: number
  readonly isOver?: () => boolean
}

/** Runs random sessions of three people with visible canvases in Chromium. One seed is one session. */
export async function fuzzBlocks({
  runs,
  from,
  steps,
  dragEvery,
  isOver,
}: Options): Promise<BlocksFuzzResult> {
  const browser = await launchChromium()
  const total = { runs: 0, gestures: 0, unrealised: 0, refused: 0, pointerRuns: 0, drags: 0, torn: 0 }
  const conflicts = noConflicts()
  const diverged: string[] = []
  try {
    const { page, failures } = await openBlocksPage(browser, await bundleBlocksPage())
    for (let seed = from; seed < from + runs && !isOver?.(); seed++) {
      const result =
        seed % dragEvery === 0
          ? await runWithPointer(page, seed, steps, total)
          : await page.evaluate(([own, count]) => window.blocksPage.run(own, count), [seed, steps] as const)
      total.runs++
      total.gestures += result.gestures
      total.unrealised += result.unrealised
      total.refused += result.refused
      for (const kind of kinds) conflicts[kind] += result.conflicts[kind]
      const faults = [...(result.diverged ? [result.diverged] : []), ...failures.splice(0)]
      for (const fault of faults) diverged.push(`seed ${seed}: ${fault}`)
    }
  } finally {
    await browser.close()
  }
  return { ...total, conflicts, diverged }
}

/** What `npm run fuzz` does with a seed. */
export const usualRuns = { steps: 60, dragEvery: 6 }

/**
 * All runs of `npm run fuzz -- --only blocks`; the last line that it prints is JSON. `false` when somebody ended up with other blocks, was refused
 * a gesture or lost a block out of the hand, and when so little happened that it says nothing that nobody did.
 */
export async function fuzzVisibleBlocks(runs: number, from: number): Promise<boolean> {
  const report = await fuzzBlocks({ ...usualRuns, runs, from })
  const faults = [...report.diverged, ...blocksFaults(report)]
  for (const fault of faults) console.error(fault)
  console.log(JSON.stringify({ ...report, diverged: report.diverged.length }))
  return faults.length === 0
}

const kinds = [
  'slot',
  'cycle',
  'deleteVsEdit',
  'variableName',
  'comment',
] as const satisfies (keyof Conflicts)[]

/** Every fourth gesture is a drag, in the middle of which others' updates come. */
async function runWithPointer(
  page: Page,
  seed: number,
  steps: number,
  total: { pointerRuns: number; drags: number; torn: number },
): Promise<RunResult> {
  total.pointerRuns++
  await page.evaluate((own) => window.blocksPage.open(own), seed)
  for (let step = 0; step < steps / 2; step++) {
    const drag = step % 4 === 3 ? await page.evaluate(() => window.blocksPage.chooseDrag()) : null
    if (!drag) {
      await page.evaluate(() => window.blocksPage.step())
      continue
    }
    const { from, to } = drag
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2 + 9, (from.y + to.y) / 2 + 9, { steps: 3 })
    const held = await page.evaluate(() => window.blocksPage.disturb())
    if (held !== 'not taken') total.drags++
    if (held === 'torn') total.torn++
    await page.mouse.move(to.x, to.y, { steps: 3 })
    await page.mouse.up()
    await page.evaluate(() => window.blocksPage.heard())
  }
  return page.evaluate(() => window.blocksPage.finish())
}
