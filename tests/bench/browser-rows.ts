import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
import { startProduct } from '../support/start-product.ts'
import { WorkspacePage } from '../support/workspace-page.ts'
import { type BenchRow, limitRow } from './bench-row.ts'
import { communityRows } from './community-rows.ts'
import { hierarchyRows } from './hierarchy-rows.ts'
import { projectMemoryRow } from './scene/project-memory-row.ts'
import { sceneRows } from './scene/scene-rows.ts'
import { watchScripts } from './sent-scripts.ts'
import { siteRows } from './site-rows.ts'
import { runAndStopRows } from './workspace-rows.ts'

const viewport = { width: 1440, height: 900 }

/** What a person waits for, measured on the built product in a real browser. `slowness`: see `calibrate`. */
export async function browserRows(slowness: number): Promise<BenchRow[]> {
  const product = await startProduct()
  const browser = await launchChromium()
  try {
    return [
      ...(await siteRows(product.url, slowness)),
      ...(await onPage(browser, (page) => workspaceRows(page, product.url, slowness))),
      ...(await onPage(browser, (page) => hierarchyRows(page, product.url, slowness))),
      ...(await communityRows(product.url, slowness)),
      await projectMemoryRow(product.url),
      ...(await sceneRows()),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Measures on a page that is closed before the next is measured: a scene that goes on drawing takes half the machine without a graphics card. */
async function onPage(browser: Browser, rows: (page: Page) => Promise<BenchRow[]>): Promise<BenchRow[]> {
  const page = await browser.newPage({ viewport })
  try {
    return await rows(page)
  } finally {
    await page.close()
  }
}

async function workspaceRows(page: Page, url: string, slowness: number): Promise<BenchRow[]> {
  const sent = watchScripts(page)
  const work = new WorkspacePage(page)
  await page.goto(`${url}/template/treehouse`)
  await work.run.waitFor()
  await page.getByRole('region', { name: 'Blocks' }).getByText('forever').waitFor()
  await page.getByText('Loading scene...').waitFor({ state: 'hidden' })
  const sentUntilNow = await sent.bytes()
  const size = limitRow(
    'workspace, tree house and blocks usable: JavaScript sent, gzip',
    sentUntilNow / 1000,
    'kB',
    { value: 1200, name: "what the architecture allows (Scratch's editor: 5700 kB)" },
  )
  await work.isShown()
  return [size, ...(await runAndStopRows(page, slowness))]
}
