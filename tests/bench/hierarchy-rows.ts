import type { Page } from '@playwright/test'
import { openFile } from '../support/file-menu.ts'
import { manyThingsProject } from '../support/many-things-project.ts'
import { WorkspacePage } from '../support/workspace-page.ts'
import { type BenchRow, limitRow } from './bench-row.ts'
import { median } from './median.ts'

const things = 5000
const repetitions = 15
/** Milliseconds on the reference machine (issue 'Design'). */
const budget = 16

/** Selecting in a tree of 5,000 rows: script and layout from the click until the row and its properties are up to date. */
export async function hierarchyRows(page: Page, url: string, slowness: number): Promise<BenchRow[]> {
  const work = new WorkspacePage(page)
  await work.open(`${url}/new`)
  await openFile(page, {
    name: 'many.nestling-project',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(manyThingsProject(things)),
  })
  await page.getByText('Many things').first().waitFor()
  await work.design()
  await (await work.row('Thing 0')).waitFor({ timeout: 60_000 })
  // Once, so that what changes a thing is fetched.
  await work.select('Thing 1')
  const times = await page.evaluate(async (count) => {
    const times: number[] = []
    for (let n = 0; n < count; n++) {
      await new Promise(requestAnimationFrame)
      const rows = document.querySelectorAll<HTMLElement>('[role="treegrid"] [role="row"]')
      const row = rows[2 + (n % 8)]
      if (!row) throw new Error('no row to select')
      const start = performance.now()
      row.click()
      await Promise.resolve()
      if (row.getAttribute('aria-selected') !== 'true') throw new Error('the row was not selected')
      document.body.getBoundingClientRect()
      times.push(performance.now() - start)
    }
    return times
  }, repetitions)
  const limit = { value: budget * slowness, name: `${budget} ms on the reference machine` }
  return [limitRow(`Select in a tree of ${things.toLocaleString('en')} rows`, median(times), 'ms', limit)]
}
