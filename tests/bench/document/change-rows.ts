import type * as Y from 'yjs'
import type { BenchRow } from '../bench-row.ts'
import { calibrate } from '../calibrate.ts'
import { bigScene } from './big-project.ts'
import { busForBench, openForBench } from './open-for-bench.ts'
import { best } from './rounds.ts'

/** What one change costs beyond Yjs itself: bringing the scene up to date and telling a listener, who reads it. */
export function changeRows(update: Uint8Array): BenchRow[] {
  const budget = 0.1 * calibrate().slowness
  const cost = (
    change: (document: Y.Doc, index: number) => void,
    begin: (document: Y.Doc) => void = () => {},
  ): number => {
    const [bare = 0, shown = 0] = best(
      300,
      () => {
        const document = openForBench(update)
        begin(document)
        return (index) => change(document, index)
      },
      () => {
        const { document, bus } = busForBench(update)
        begin(document)
        bus.project.entities(bigScene)
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
  return [
    row('changes', cost(setPosition)),
    row('moves to another parent', cost(setParent)),
    row('moves while two others claim to be in each other', cost(setParent, closeRing)),
    row('of five that go and come back', cost(goAndCome) / 5),
  ]
}

const record = (document: Y.Doc, index: number) =>
  document.getMap<Y.Map<unknown>>(`ents:${bigScene}`).get(`e${index * 5 + 1}`)

/** One change of a big project by Yjs itself. */
export function setPosition(document: Y.Doc, index: number): void {
  record(document, index)?.set('position', [index, 9, 9])
}

const setParent = (document: Y.Doc, index: number): void =>
  claim(record(document, index), `e${index * 5 + 5}`, 20_000 + index)

function claim(record: Y.Map<unknown> | undefined, p: string, t: number): void {
  record?.set('place', { p, o: 'a0', t, c: 'ana', prev: '' })
}

function closeRing(document: Y.Doc): void {
  const entities = document.getMap<Y.Map<unknown>>(`ents:${bigScene}`)
  claim(entities.get('e9996'), 'e9997', 20_000)
  claim(entities.get('e9997'), 'e9996', 20_001)
}

/** A thing and what it holds, at the even steps away, at the odd ones back. */
function goAndCome(document: Y.Doc, step: number): void {
  const entities = document.getMap<Y.Map<unknown>>(`ents:${bigScene}`)
  const first = (step >> 1) * 5
  document.transact(() => {
    for (let id = first; id < first + 5; id++)
      if (step % 2 === 0) entities.get(`e${id}`)?.set('del', { t: 20_000 + step, c: 'ana' })
      else entities.get(`e${id}`)?.delete('del')
  })
}
