import { type BenchRow, limitRow, ratioRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { openAframe } from './anchor-page.ts'
import type { SceneFrame } from './scene-frame.ts'
import { thingsOnGrid, viewOfGrid } from './things-on-grid.ts'
import { traceWork, type Work } from './trace-work.ts'

const things = 1_000
const rounds = 5
/** Against A-Frame, and milliseconds on the reference machine (issue 'Design'). */
const budget = 1.2
const longest = 50

/**
 * Opening a scene of 1,000 things until it is drawn, against A-Frame that makes a page of the same things, and the longest time for which
 * that holds up the page.
 */
export async function openRows(frame: SceneFrame, slowness: number): Promise<BenchRow[]> {
  const { browser, scene } = frame
  const aframe = await openAframe(browser, viewOfGrid(things))
  const ours: Cost[] = []
  const theirs: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    await frame.load(0)
    ours.push(costOf(await traceWork(browser, scene, () => frame.load(things))))
    await aframe.clear()
    const create = () => aframe.create(thingsOnGrid(things))
    theirs.push(costOf(await traceWork(browser, aframe.page.mainFrame(), create)))
  }
  await aframe.close()
  await frame.load(0)
  const name = `Open a scene of ${things.toLocaleString('en')} things`
  const middle = (costs: readonly Cost[], part: keyof Cost) => median(costs.map((cost) => cost[part]))
  return [
    ratioRow(
      `${name}: work until it is drawn`,
      middle(ours, 'all'),
      'ms',
      { name: 'A-Frame alone, which makes them of its markup', value: middle(theirs, 'all') },
      budget,
    ),
    limitRow(`${name}: longest task`, middle(ours, 'longest'), 'ms', {
      value: longest * slowness,
      name: `${longest} ms on the reference machine (A-Frame alone: ${Math.round(middle(theirs, 'longest'))} ms)`,
    }),
  ]
}

/** Milliseconds of all tasks, and of the longest. */
interface Cost {
  readonly all: number
  readonly longest: number
}

function costOf(works: readonly Work[]): Cost {
  const tasks = works.filter(({ kind }) => kind === 'task').map(({ cpu }) => cpu)
  return { all: tasks.reduce((sum, cpu) => sum + cpu, 0), longest: Math.max(...tasks) }
}
