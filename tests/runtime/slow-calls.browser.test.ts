import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileId } from '../../model/ids.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'

const tab = FileId.parse('tab1')
let frame: OpenFrame

beforeEach(async () => {
  frame = await openFrame('play')
  await frame.say({ type: 'scene.load', entities: [cameraInFront()] })
  await frame.waitFor('scene.shown')
})
afterEach(() => frame?.close())

async function run(source: string) {
  await frame.say({ type: 'run.start', seed: 1, scripts: [compileTab(source, { fileId: tab })] })
  await frame.waitFor('run.started')
}
const calls = async () => (await frame.heard('run.slow-call')).map(({ call }) => call)

test('[S25] a pattern that never ends is told of before the page falls silent', async () => {
  await run(
    "onStart(async () => {\n  await wait(0.2)\n  const bad = /^(a+)+$/.test('a'.repeat(60) + 'b')\n})",
  )
  await expect
    .poll(async () => (await calls()).at(-1), { timeout: 20_000 })
    .toEqual({ fileId: tab, line: 3, name: 'test' })
  // It hangs: what it is asked it does not answer, and what was told is the last word.
  await frame.say({ type: 'ping', n: 77 })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect((await frame.heard('pong')).map(({ n }) => n)).not.toContain(77)
  expect((await calls()).at(-1)).toEqual({ fileId: tab, line: 3, name: 'test' })
})

test('[S25] what a program said before it hangs is heard', async () => {
  await run(
    "onStart(async () => {\n  await wait(0.2)\n  console.log('three')\n  const bad = /^(a+)+$/.test('a'.repeat(60) + 'b')\n})",
  )
  await expect
    .poll(async () => (await frame.heard('run.log')).flatMap(({ lines }) => lines.map(({ text }) => text)), {
      timeout: 20_000,
    })
    .toEqual(['three'])
})

test('[S25] what went wrong just before another program hangs is heard', async () => {
  const wrong = compileTab('onStart(async () => {\n  await wait(0.2)\n  jmup()\n})', {
    fileId: FileId.parse('wrong'),
  })
  const hangs =
    "onStart(async () => {\n  await wait(0.22)\n  const bad = /^(a+)+$/.test('a'.repeat(60) + 'b')\n})"
  await frame.say({ type: 'run.start', seed: 1, scripts: [wrong, compileTab(hangs, { fileId: tab })] })
  await frame.waitFor('run.started')
  await expect
    .poll(async () => (await frame.heard('run.error')).map(({ error }) => [error.fileId, error.line]), {
      timeout: 20_000,
    })
    .toEqual([['wrong', 3]])
})

test('a call that comes back is told as over', async () => {
  await run("onStart(() => {\n  console.log('a-b'.split('-').length)\n})")
  await frame.waitFor('run.log')
  await expect.poll(calls, { timeout: 10_000 }).toEqual([{ fileId: tab, line: 2, name: 'split' }, null])
})
