import { EntityId } from '../../../model/ids.ts'
import { type BenchRow, comparedRow, ratioRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { type AnchorPage, openAframe, openThree } from './anchor-page.ts'
import { frameCosts } from './frame-costs.ts'
import type { SceneFrame } from './scene-frame.ts'
import { thingsOnGrid, viewOfGrid } from './things-on-grid.ts'

const counts = [100, 1_000, 5_000] as const
const rounds = 3
const frames = 40
/** Architecture 11, for 1,000 things. The gizmo, the outline and the grid cost the same beside a few as beside many. */
const budget = (count: number) => (count < 1_000 ? 2 : 1.3)

/**
 * The script of one frame while editing, with one thing selected and the grid shown, against A-Frame and three.js that draw the same
 * boxes. All three take turns, so that a busy machine meets them alike.
 */
export async function frameTimeRows(frame: SceneFrame): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const count of counts) {
    const [ours, aframe, three] = await costsOf(frame, count)
    const name = `${count.toLocaleString('en')} things while editing: script of a frame`
    rows.push(
      ratioRow(name, ours, 'ms', { name: 'A-Frame alone', value: aframe }, budget(count)),
      comparedRow(name, ours, 'ms', { name: 'three.js alone', value: three }),
    )
  }
  return rows
}

async function costsOf(frame: SceneFrame, count: number): Promise<readonly [number, number, number]> {
  const { browser, scene } = frame
  const things = thingsOnGrid(count)
  const costs: [number[], number[], number[]] = [[], [], []]
  await frame.load(count)
  await frame.select(EntityId.parse('thing-0'))
  for (let round = 0; round < rounds; round++) {
    await frame.drawAlways(true)
    costs[0].push(...(await frameCosts(browser, scene, frames)))
    await frame.drawAlways(false)
    for (const [index, open] of [openAframe, openThree].entries()) {
      const anchor: AnchorPage = await open(browser, viewOfGrid(count))
      await anchor.create(things)
      costs[index + 1]?.push(...(await frameCosts(browser, anchor.page.mainFrame(), frames)))
      await anchor.close()
    }
  }
  return [median(costs[0]), median(costs[1]), median(costs[2])]
}
