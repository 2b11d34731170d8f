import type { Page } from '@playwright/test'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { WorkspacePage } from '../../support/workspace-page.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { usedHeap } from './used-heap.ts'

/** Until then the page fetches what it may need later: most of what grows in the first rounds. */
const warmUps = 20
const cycles = 50
/** Issue 'Design': flat, ± 5 %. */
const budget = 1.05

/**
 * V8 counts machine code among the heap and makes more of it as long as something runs: after 45 more rounds that was half a megabyte, and
 * what else had grown 20 kB. Its code is not what the app keeps, so it makes none of what can be run without.
 */
const withoutMachineCode = ['--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-regexp-tier-up']

/** What stays in the app's memory when a project has been opened and closed 50 times, in a Chromium of its own. */
export async function projectMemoryRow(url: string): Promise<BenchRow> {
  const browser = await launchChromium(withoutMachineCode)
  try {
    return await memoryRow(await browser.newPage({ viewport: { width: 1440, height: 900 } }), url)
  } finally {
    await browser.close()
  }
}

async function memoryRow(page: Page, url: string): Promise<BenchRow> {
  const work = new WorkspacePage(page)
  await work.open(`${url}/new`)
  await page.getByRole('link', { name: 'Nestling, to the start page' }).click()
  const cycle = async () => {
    await page.getByRole('link', { name: 'Start building' }).first().waitFor()
    await page.goBack()
    await work.isShown()
    await page.goForward()
    await page.getByRole('link', { name: 'Start building' }).first().waitFor()
  }
  const session = await page.context().newCDPSession(page)
  for (let count = 0; count < warmUps; count++) await cycle()
  const before = await usedHeap(session)
  for (let count = 0; count < cycles; count++) await cycle()
  const after = await usedHeap(session)
  const name = `Memory after opening and closing a project ${cycles} times`
  return ratioRow(name, after, 'MB', { name: `after ${warmUps} times`, value: before }, budget)
}
