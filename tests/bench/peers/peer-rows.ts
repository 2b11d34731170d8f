import { type BenchRow, comparedRow, ratioRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { loroPeer } from './loro-peer.ts'
import { nestlingPeer } from './nestling-peer.ts'
import type { Peer, PeerEntity } from './peer.ts'
import { someEntities } from './some-entities.ts'
import { tldrawPeer } from './tldraw-peer.ts'
import { yjsPeer } from './yjs-peer.ts'

const peers = [nestlingPeer, yjsPeer, loroPeer, tldrawPeer] as const
const moves = 2_000
const rounds = 3

interface Work {
  readonly built: number
  readonly encoded: number
  readonly loaded: number
  /** Milliseconds for one. */
  readonly moved: number
  readonly bytes: number
}

/** The same scenes built, encoded, loaded and changed in four stores, one after the other in each round. */
export async function peerRows(): Promise<BenchRow[]> {
  return [1_000, 10_000].flatMap((count) => {
    const entities = someEntities(count)
    const all = peers.map((): Work[] => [])
    for (let round = 0; round < rounds; round++)
      peers.forEach((peer, index) => {
        all[index]?.push(work(peer, entities))
      })
    const [ours, ...others] = all.map(middle)
    if (!ours) throw new Error('we are one of the peers')
    return others.flatMap((other, index) => rowsAgainst(count, ours, other, peers[index + 1]?.name ?? ''))
  })
}

function rowsAgainst(count: number, ours: Work, other: Work, name: string): BenchRow[] {
  return kinds.map(({ key, what, unit, budget }) => {
    const against = { name, value: other[key] }
    return name === yjsPeer.name
      ? ratioRow(`${count} entities ${what}`, ours[key], unit, against, budget)
      : comparedRow(`${count} entities ${what}`, ours[key], unit, against)
  })
}

/** Budgets against Yjs: a command's, and that of opening (architecture 11); the rest is Yjs itself. */
const kinds = [
  { key: 'built', what: 'built, each by a change', unit: 'ms', budget: 1.5 },
  { key: 'encoded', what: 'encoded', unit: 'ms', budget: 1.5 },
  { key: 'loaded', what: 'loaded and read', unit: 'ms', budget: 2 },
  { key: 'moved', what: 'one moved', unit: 'µs', budget: 1.5 },
  { key: 'bytes', what: 'at rest', unit: 'bytes', budget: 1.5 },
] as const

function work(peer: Peer, entities: readonly PeerEntity[]): Work {
  const document = peer.create()
  const built = milliseconds(() => {
    entities.forEach((entity, index) => {
      document.add(`e${index}`, entity)
    })
  })
  const moved = milliseconds(() => {
    for (let index = 0; index < moves; index++)
      document.move(`e${(index * 7) % entities.length}`, [index, 1, 2])
  })
  let bytes: Uint8Array = new Uint8Array()
  const encoded = milliseconds(() => {
    bytes = document.encode()
  })
  let count = 0
  const loaded = milliseconds(() => {
    count = peer.load(bytes)
  })
  // Nestling's scene has its stand-ins besides.
  if (count < entities.length) throw new Error(`${peer.name} read ${count} of ${entities.length} entities`)
  return { built, encoded, loaded, moved: (moved * 1_000) / moves, bytes: bytes.length }
}

function milliseconds(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

const middle = (works: readonly Work[]): Work => ({
  built: median(works.map(({ built }) => built)),
  encoded: median(works.map(({ encoded }) => encoded)),
  loaded: median(works.map(({ loaded }) => loaded)),
  moved: median(works.map(({ moved }) => moved)),
  bytes: median(works.map(({ bytes }) => bytes)),
})
