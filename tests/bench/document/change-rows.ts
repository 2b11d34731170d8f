import type * as Y from 'yjs'
import type { BenchRow } from '../bench-row.ts'
import { calibrate } from '../calibrate.ts'
import { bigScene } from './big-project.ts'
import { busForBench, openForBench } from './open-for-bench.ts'
import { best } from './rounds.ts'

/** What one change costs beyond Yjs itself: bringing the scene up to date and telling a listener, who reads it. */
export function changeRows(update: Uint8Array): BenchRow[] {
  const budget = 0.1 * calibrate().slowness
  const cost = (change: (document: Y.Doc, index: number) => void): number => {
    const [bare = 0, shown = 0] = best(
      300,
      () => {
        const document = openForBench(update)
        return (index) => change(document, index)
      },
      () => {
        const { document, bus } = busForBench(update)
        let _read = 0
        bus.subscribe(() => {
          _read += bus.project.entities(bigScene).length
        })
        return (index) => change(document, index)
      },
    )
    return Math.max(0, shown - bare) / 1_000
  }
  const row = (name: string, value: number): BenchRow => ({
    name: `one of 10,000 entities ${name}: materialise and notify`,
    value,
    unit: 'ms',
    against: `0.1 ms on the reference machine (${budget.toFixed(3)} ms here)`,
    ratio: value / budget,
    budget: 1,
    ok: value <= budget,
  })
  return [row('changes', cost(setPosition)), row('moves to another parent', cost(setParent))]
}

const record = (document: Y.Doc, index: number) =>
  document.getMap<Y.Map<unknown>>(`ents:${bigScene}`).get(`e${index * 5 + 1}`)

/** One change of a big project by Yjs itself. */
export function setPosition(document: Y.Doc, index: number): void {
  record(document, index)?.set('position', [index, 9, 9])
}

function setParent(document: Y.Doc, index: number): void {
  record(document, index)?.set('place', {
    p: `e${index * 5 + 5}`,
    o: 'a0',
    t: 20_000 + index,
    c: 'ana',
    prev: '',
  })
}
