import { launchChromium } from '../../scripts/frame/launch-chromium.ts'
import { bundleBlocksPage, openBlocksPage } from '../blocks/page/open-blocks-page.ts'
import { type BenchRow, limitRow, ratioRow } from './bench-row.ts'
import type { Pair } from './blocks/canvas-times.ts'
import { storeRows } from './blocks/store-rows.ts'

const sizes = [500, 2_000] as const
/** Milliseconds (issue 'Code'). */
const openBudget = 400

/** Blocks in the document, against other stores, and on a visible canvas. `slowness`: of this machine. */
export async function blocksRows(slowness: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const size of sizes) rows.push(...(await storeRows(size)))
  return [...rows, ...(await canvasRows(slowness))]
}

/** On a visible canvas in Chromium, against Blockly alone doing the same with its own JSON. */
async function canvasRows(slowness: number): Promise<BenchRow[]> {
  const browser = await launchChromium()
  try {
    const { page, failures } = await openBlocksPage(browser, await bundleBlocksPage())
    const rows: BenchRow[] = []
    for (const size of sizes) {
      const { load, local, remote } = await page.evaluate((count) => window.blocksPage.measure(count), size)
      if (size === 500)
        rows.push(
          limitRow('500 blocks: opened and drawn', load.ours, 'ms', {
            value: openBudget * slowness,
            name: `${openBudget} ms on the reference machine`,
          }),
        )
      rows.push(
        // After Blockly took the same stacks, every block is held against the file once: half as much again, and some room.
        row(`${size} blocks: loaded into a canvas`, load, 'loads its own JSON', 2),
        // An app without the binding stores the whole canvas after each gesture. Ours goes through the bus, the journal and back to the
        // canvas, which is some times the save of a few blocks and less than that of many.
        row(
          `${size} blocks: one moved here, read and stored`,
          local,
          'saves its JSON',
          size > 1_000 ? 1.5 : 4,
        ),
        // … and shows what others did by loading all of it, which takes the canvas from the hand of the person.
        row(`${size} blocks: one moved by somebody else, shown`, remote, 'loads the new JSON', 0.1),
      )
    }
    if (failures.length > 0) throw new Error(failures.join('\n'))
    return rows
  } finally {
    await browser.close()
  }
}

const row = (name: string, { ours, alone }: Pair, what: string, budget: number): BenchRow =>
  ratioRow(name, ours, 'ms', { name: `Blockly alone, which ${what}`, value: alone }, budget)
