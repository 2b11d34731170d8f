import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import './blocks-page.ts'

const address = 'http://blocks.test/'
const html = `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; display: flex } .canvas { width: 430px; height: 700px; flex: none }
</style><body><script src="/page.js"></script>`

/** Bundles the page that a module beside this one describes, with the product's own canvas in it. */
export async function bundleBlocksPage(entry = 'main.ts'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${import.meta.dirname}/${entry}`, formats: ['iife'], name: 'page' },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (!chunk) throw new Error('the page was not built')
  return chunk.code
}

/** Opens the page. Everything that it throws makes `failures` grow. */
export async function openBlocksPage(
  browser: Browser,
  code: string,
  isReady: () => boolean = () => window.blocksPage !== undefined,
): Promise<{ readonly page: Page; readonly failures: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1300, height: 720 } })
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.stack ?? error.message))
  await page.route('**/*', (route) => {
    const path = route.request().url().slice(address.length)
    if (path === '') return route.fulfill({ contentType: 'text/html', body: html })
    if (path === 'page.js') return route.fulfill({ contentType: 'text/javascript', body: code })
    return route.fulfill({ status: 404 })
  })
  await page.goto(address)
  await page.waitForFunction(isReady)
  return { page, failures }
}
