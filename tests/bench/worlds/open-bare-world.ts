import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import type { TemplateSlug } from '../../../content/templates/template-slugs.ts'

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
  await page.addScriptTag({ content: await pageCode() })
  return {
    page,
    open: async (slug) => void (await page.evaluate(`bareWorld.open(${JSON.stringify(slug)})`)),
    clear: async () => void (await page.evaluate('bareWorld.clear()')),
    close: () => page.close(),
  }
}

async function pageCode(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'tests/bench/worlds/bare-world.ts', formats: ['iife'], name: 'bareWorld' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [bundle] = [result].flat()
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  if (!chunk) throw new Error('the page was not bundled')
  return chunk.code
}
