import * as Y from 'yjs'
import { openDocument } from '../../../model/document/open-document.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { nestlingPeer } from '../peers/nestling-peer.ts'
import { someEntities } from '../peers/some-entities.ts'
import { bigProject, bigScene } from './big-project.ts'
import { setPosition } from './change-rows.ts'
import { busForBench } from './open-for-bench.ts'

const sizes = [1_000, 10_000, 50_000] as const
/** 1 is linear; what is above it is room for caches that no longer hold everything. */
const most = 1.25

/** How the work grows with the number of entities: prints it for three sizes, and the exponent from the first to the last. */
export async function growthRows(): Promise<BenchRow[]> {
  const projects = sizes.map(bigProject)
  return [
    row('opened to the first scene', projects.map(opened)),
    row('built by commands', sizes.map(built)),
    row('one changed, with the list of all that follows', projects.map(changed), 1),
  ]
}

function row(what: string, times: readonly number[], limit = most): BenchRow {
  const [first = 1] = times
  const last = times.at(-1) ?? 1
  const exponent = Math.log(last / first) / Math.log((sizes.at(-1) ?? 1) / sizes[0])
  const shown = sizes.map((size, index) => `${size}: ${(times[index] ?? 0).toFixed(2)} ms`).join(', ')
  return limitRow(`growth, entities ${what} (${shown})`, exponent, 'exponent', {
    name: 'linear with room',
    value: limit,
  })
}

const bestOf = (rounds: number, measure: () => number): number =>
  Math.min(...Array.from({ length: rounds }, measure))

const opened = (update: Uint8Array): number =>
  bestOf(3, () => {
    const start = performance.now()
    const { document, loaded } = openDocument()
    Y.applyUpdate(document, update)
    loaded()
    materialise(document).entities(bigScene)
    return performance.now() - start
  })

const built = (count: number): number =>
  bestOf(2, () => {
    const entities = someEntities(count)
    const document = nestlingPeer.create()
    const start = performance.now()
    entities.forEach((entity, index) => {
      document.add(`e${index}`, entity)
    })
    return performance.now() - start
  })

function changed(update: Uint8Array): number {
  const { bus, document } = busForBench(update)
  const times = Array.from({ length: 200 }, (_, index) => {
    const start = performance.now()
    setPosition(document, index)
    bus.project.entities(bigScene)
    return performance.now() - start
  })
  return Math.min(...times)
}
