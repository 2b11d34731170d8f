import type { Browser, Frame } from '@playwright/test'
import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { openFrame } from '../../../scripts/frame/open-frame.ts'
import { compileTab } from '../../support/scripts/compile-tab.ts'
import { type BenchRow, comparedRow } from '../bench-row.ts'
import { openAframe } from '../scene/anchor-page.ts'
import { gridEntities, thingsOnGrid, viewOfGrid } from '../scene/things-on-grid.ts'
import { traceWork } from '../scene/trace-work.ts'

const things = 100
/** Calls for each thing in a frame. */
const each = 20
const frames = 60

/**
 * What one call of a helper costs in a running world, against what one writes in A-Frame alone for the same: frames in which 100 things are moved 20
 * times each, less frames in which nothing is called.
 */
export async function helperCallRows(): Promise<BenchRow[]> {
  const none = await worldCost('')
  const call = perCall(await worldCost('thing.moveUp(0.0001)'), none)
  const value = perCall(await worldCost('thing.position.y += 0.0001'), none)
  const browser = await launchChromium()
  try {
    const attribute = await callsInAframe(browser, "el.setAttribute('position', { x, y: (n += 0.0001), z })")
    const object = await callsInAframe(browser, 'el.object3D.position.y += 0.0001')
    const inAframe = { name: "A-Frame's setAttribute", value: attribute }
    return [
      comparedRow('a call of moveUp()', call, 'µs', inAframe),
      comparedRow('position.y += … of a thing', value, 'µs', inAframe),
      comparedRow('position.y += … of a thing', value, 'µs', {
        name: 'object3D.position.y += …',
        value: object,
      }),
    ]
  } finally {
    await browser.close()
  }
}

/** Milliseconds of a page's thread for one frame with all that happens between two of them, where programs go on. */
async function frameWork(browser: Browser, page: Frame): Promise<number> {
  const pass = (count: number) =>
    page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
    }, count)
  await pass(30)
  const works = await traceWork(browser, page, () => pass(frames))
  return works.filter(({ kind }) => kind === 'task').reduce((sum, { cpu }) => sum + cpu, 0) / frames
}

const perCall = (withCalls: number, without: number): number =>
  (Math.max(0, withCalls - without) * 1000) / (things * each)

/** Milliseconds of script of a frame of a world whose program does this with each thing, 20 times. */
async function worldCost(line: string): Promise<number> {
  const source = `const things = scene.all().filter(({ name }) => name.startsWith('thing'))
if (things.length !== ${things}) throw new Error('not all are here')
while (true) {
  for (const thing of things) for (let i = 0; i < ${each}; i += 1) { ${line} }
  await nextFrame()
}`
  const open = await openFrame('play', { reducedMotion: false })
  try {
    const browser = open.page.context().browser()
    const scene = open.page.frames().find((frame) => frame.url().includes('frame.html'))
    if (!browser || !scene) throw new Error('no scene frame')
    await open.say({ type: 'scene.load', entities: gridEntities(things) })
    await open.waitFor('scene.shown')
    await open.say({ type: 'run.start', seed: 1, scripts: [compileTab(source)] })
    const cost = await frameWork(browser, scene)
    const [error] = await open.heard('run.error')
    if (error) throw new Error(JSON.stringify(error))
    return cost
  } finally {
    await open.close()
  }
}

async function callsInAframe(browser: Browser, line: string): Promise<number> {
  const anchor = await openAframe(browser, viewOfGrid(things))
  await anchor.create(thingsOnGrid(things))
  const scene: Frame = anchor.page.mainFrame()
  const cost = async (work: string): Promise<number> => {
    await scene.evaluate(`
      window.works = (window.works ?? 0) + 1
      {
        const own = window.works
        const all = [...document.querySelectorAll('a-entity[geometry]')]
        let n = 0
        const step = () => {
          if (window.works !== own) return
          for (const el of all) {
            const { x, z } = el.object3D.position
            for (let i = 0; i < ${each}; i += 1) { ${work} }
          }
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }`)
    return await frameWork(browser, scene)
  }
  const without = await cost('')
  const withCalls = await cost(line)
  await anchor.close()
  return perCall(withCalls, without)
}
