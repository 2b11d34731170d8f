import { launchChromium } from '../../../scripts/frame/launch-chromium.ts'
import { pasteScript } from '../../support/paste-script.ts'
import { startProduct } from '../../support/start-product.ts'
import { WorkspacePage } from '../../support/workspace-page.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { traceWork, type Work } from '../scene/trace-work.ts'
import { sampleProgram } from './sample-program.ts'

const lines = 5_000
const characters = 'let speed = 12 + count'
/** Milliseconds on the reference machine (issue 'Code'). */
const budget = 16

/** Typing into a script of 5,000 lines in the built product: script of the page from the key to the picture. */
export async function typingRows(slowness: number): Promise<BenchRow[]> {
  const product = await startProduct()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const work = new WorkspacePage(page)
    await page.goto(`${product.url}/template/treehouse`)
    await work.code()
    await work.tab('Tab2')
    await work.writeScript('// first')
    await pasteScript(page, `\n${sampleProgram(lines)}`)
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    // What the paste set going – checks, types, saving – is over then.
    await page.waitForTimeout(8_000)
    const works = await traceWork(browser, page.mainFrame(), async () => {
      for (const character of characters) {
        await page.keyboard.type(character)
        await page.waitForTimeout(120)
      }
    })
    const costs = keyCosts(works)
    if (costs.length < characters.length) throw new Error('the keys did not arrive')
    return [
      limitRow(
        `a character typed into ${lines.toLocaleString('en')} lines: script until it is painted`,
        median(costs),
        'ms',
        {
          value: budget * slowness,
          name: `${budget} ms on the reference machine`,
        },
      ),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** From each key on, all turns of the thread until the first frame after it has been drawn. */
function keyCosts(works: readonly Work[]): readonly number[] {
  const keys = works.filter(({ kind, event }) => kind === 'event' && event === 'keydown')
  return keys.flatMap((key) => {
    const frame = works.find(({ kind, start }) => kind === 'frame' && start > key.start)
    if (!frame) return []
    // Turns are listed by when they begin: the one of the key began before it.
    const turns = works.filter(
      ({ kind, start, cpu }) => kind === 'task' && start + cpu >= key.start && start <= frame.start,
    )
    return [turns.reduce((sum, { cpu }) => sum + cpu, 0)]
  })
}
