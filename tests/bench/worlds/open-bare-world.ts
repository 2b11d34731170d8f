import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import type { TemplateSlug } from '../../../content/templates/template-slugs.ts'
import { bundlePage } from '../../../scripts/bundle-page.ts'

const aframe = new URL('../../../node_modules/aframe/dist/aframe-v1.8.0.min.js', import.meta.url)

/** A page with bare three.js that draws starter worlds of the same models as our frame does. */
export interface BareWorld {
  readonly page: Page
  open(slug: TemplateSlug): Promise<void>
  clear(): Promise<void>
  close(): Promise<void>
}

export async function openBareWorld(browser: Browser): Promise<BareWorld> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } })
  await page.addScriptTag({ content: await readFile(aframe, 'utf8') })
  await page.addScriptTag({ content: await bundlePage('tests/bench/worlds/bare-world.ts', 'bareWorld') })
  return {
    page,
    open: async (slug) => void (await page.evaluate(`bareWorld.open(${JSON.stringify(slug)})`)),
    clear: async () => void (await page.evaluate('bareWorld.clear()')),
    close: () => page.close(),
  }
}
