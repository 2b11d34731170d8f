import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import type { Outcome, RealmPage } from './realm-page.ts'

/** The frame's policy (docs/architecture.md, 'The scene frame'). */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' blob: 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' data: blob:",
  'worker-src blob:',
  "frame-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

let server: Server
let browser: Browser
let page: Page
let address = ''

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('./realm-page.ts', import.meta.url)), formats: ['es'] },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  for (const result of outputs)
    if ('output' in result) for (const chunk of result.output) if (chunk.type === 'chunk') return chunk.code
  throw new Error('nothing was built')
}

beforeAll(async () => {
  const code = await bundle()
  server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.setHeader('content-security-policy', policy)
    response.end(
      isScript ? code : '<!doctype html><title>realm</title><script type="module" src="/page.js"></script>',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  address = `http://127.0.0.1:${bound.port}/`
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

beforeEach(async () => {
  await page?.close()
  page = await browser.newPage()
  await page.goto(address)
  await page.waitForFunction(() => 'realmPage' in globalThis)
})

const run = (tabs: Record<string, string>, milliseconds = 400): Promise<Outcome> =>
  page.evaluate(
    ([tabs, entities, milliseconds]) =>
      (globalThis as unknown as { realmPage: RealmPage }).realmPage.run(tabs, entities, milliseconds),
    [tabs, JSON.stringify([frameEntity('d', { name: 'Dragon' })]), milliseconds] as const,
  )

test('an endless loop is reported with tab and line within two seconds, and the page lives on', async () => {
  const { errors, errorAfter } = await run({ Tab2: 'let a = 1\n\nwhile (true) {}' }, 5000)
  expect(errors).toEqual([
    {
      fileId: 'Tab2',
      fileName: 'Tab2',
      line: 3,
      column: null,
      code: 'endless-loop',
      params: { tab: 'Tab2', line: 3 },
    },
  ])
  expect(errorAfter).toBeLessThan(2000)
  expect(await page.evaluate(() => 1 + 1)).toBe(2)
})

test('a loop of promises that never lets go is stopped as well', async () => {
  const { errors } = await run({ Tab1: 'await wait(0.1)\nwhile (true) { await null }' }, 5000)
  expect(errors).toMatchObject([{ code: 'endless-loop', line: 2 }])
})

test('[S25] errors name the right line: at once, after waiting, in callbacks and in forgotten promises', async () => {
  const { errors } = await run(
    {
      Tab1: 'let a = 1\nfoo.bar()',
      Tab2: 'await wait(0.05)\n\nnull.x',
      Tab3: 'onStart(() => {\n\n  missing()\n})',
      'My tab': 'async function later() {\n  await wait(0.1)\n  nothing()\n}\nlater()',
      Tab5: 'function f() {\n  return f() + 1\n}\nf()',
    },
    800,
  )
  expect(errors.map(({ fileName, line, code }) => [fileName, line, code]).sort()).toEqual([
    ['My tab', 3, 'unknown-name'],
    ['Tab1', 2, 'unknown-name'],
    ['Tab2', 3, 'empty-value.named'],
    ['Tab3', 3, 'unknown-name'],
    ['Tab5', expect.any(Number), 'stack-overflow.named'],
  ])
})

test('[S25] a rerun raises the code version and removes the old code', async () => {
  const first = await run({ Tab1: "console.log('one')" })
  const second = await run({ Tab1: "console.log('two')" })
  expect([first.codeVersion, second.codeVersion]).toEqual([1, 2])
  expect(second.scriptElements).toEqual(['2'])
  expect(second.logs).toEqual(['two'])
})

test('a script sees the helper API and standard JavaScript, and no way out', async () => {
  const outside = [
    'window',
    'document',
    'fetch',
    'localStorage',
    'setTimeout',
    'WebSocket',
    'RTCPeerConnection',
  ]
  const { logs, errors, leftGlobals } = await run({
    Tab1: `console.log(${outside.map((name) => `typeof ${name}`).join(', ')}, typeof this, typeof globalThis)
      console.log(typeof scene, typeof Map, Math.max(1, 2), JSON.stringify([1]))
      for (const make of [() => (() => {}).constructor('return this')(), () => scene.get.constructor('return this')()])
        try { console.log(typeof make()) } catch (error) { console.log(error.name) }`,
  })
  expect(errors).toEqual([])
  expect(logs).toEqual([
    [...outside, 'this', 'globalThis'].map(() => 'undefined').join(' '),
    'object function 2 [1]',
    'EvalError',
    'EvalError',
  ])
  expect(leftGlobals).toEqual([])
  expect(await page.evaluate(() => typeof RTCPeerConnection)).toBe('undefined')
})

test('stopping is quiet, even for promises that nobody waits for', async () => {
  const { errors } = await run({
    Tab1: 'async function f() { await wait(100) }\nf()\nonStart(f)\nawait scene.get("Dragon").moveUp(1, {seconds: 50})',
  })
  expect(errors).toEqual([])
})
