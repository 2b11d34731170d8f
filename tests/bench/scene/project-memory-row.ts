import type { Page } from '@playwright/test'
import { WorkspacePage } from '../../support/workspace-page.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { usedHeap } from './used-heap.ts'

/** Until then the page fetches what it may need later, and V8 makes machine code of what runs often: most of what grows in the first rounds. */
const warmUps = 20
const cycles = 50
/** Issue 'Design': flat, ± 5 %. */
const budget = 1.05

/** What stays in the app's memory when a project has been opened and closed 50 times. */
export async function projectMemoryRow(page: Page, url: string): Promise<BenchRow> {
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
