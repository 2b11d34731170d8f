import { z } from 'zod'
import { middleRound, type Step, type Times } from '../document/rounds.ts'
import { bareYjsPeer } from './bare-yjs-peer.ts'
import { loroPeer } from './loro-peer.ts'
import { nestlingPeer } from './nestling-peer.ts'
import type { Peer } from './peer.ts'
import { someEntities } from './some-entities.ts'
import { tldrawPeer } from './tldraw-peer.ts'
import { yjsPeer } from './yjs-peer.ts'

export const peers = {
  nestling: nestlingPeer,
  yjs: yjsPeer,
  bareYjs: bareYjsPeer,
  loro: loroPeer,
  tldraw: tldrawPeer,
}

/** Peers that take turns, over scenes of `count` entities. */
export const PeerTask = z.object({
  peers: z.array(z.enum(['nestling', 'yjs', 'bareYjs', 'loro', 'tldraw'])),
  count: z.int(),
})
export type PeerTask = z.infer<typeof PeerTask>

/** What one of them took: milliseconds for all, µs for one move. */
export const PeerWork = z.object({
  built: z.number(),
  encoded: z.number(),
  loaded: z.number(),
  moved: z.number(),
  bytes: z.int(),
})
export type PeerWork = z.infer<typeof PeerWork>

const moves = 2_000
/** How often a round encodes. */
const encodings = 8
/** How many entities a round loads in all: a small scene often enough that collected garbage falls on all alike. */
const loadedEntities = 40_000

/** The same scenes built, encoded, loaded and changed by each of some peers. */
export function workOf({ peers: names, count }: PeerTask): PeerWork[] {
  const entities = someEntities(count)
  const chosen = names.map((name) => peers[name])
  const adding = (peer: Peer) => {
    const document = peer.create()
    const add = (index: number) => {
      const entity = entities[index]
      if (entity) document.add(`e${index}`, entity)
    }
    return { document, add }
  }
  const built = inTurns(
    count,
    chosen.map((peer) => () => adding(peer).add),
  )
  const whole = chosen.map((peer) => {
    const { document, add } = adding(peer)
    entities.forEach((_, index) => {
      add(index)
    })
    return { peer, document, bytes: document.encode() }
  })
  // Never twice to the same place: such a move is none.
  let places = 0
  const movedOf = whole.map(({ document }) => (index: number) => {
    document.move(`e${(index * 7) % count}`, [++places, 1, 2])
  })
  const moved = inTurns(
    moves,
    movedOf.map((move) => () => move),
  )
  const encoded = inTurns(
    encodings,
    // What has not changed may be known still.
    whole.map(({ document }, which) => () => (index) => {
      movedOf[which]?.(index)
      document.encode()
    }),
  )
  const loaded = inTurns(
    Math.ceil(loadedEntities / count),
    whole.map(({ peer, bytes }) => () => () => {
      const read = peer.load(bytes)
      // Nestling's scene has its stand-ins besides.
      if (read < count) throw new Error(`${peer.name} read ${read} of ${count} entities`)
    }),
  )
  return whole.map(({ bytes }, index) => ({
    built: ((built[index] ?? 0) * count) / 1_000,
    moved: moved[index] ?? 0,
    encoded: (encoded[index] ?? 0) / 1_000,
    loaded: (loaded[index] ?? 0) / 1_000,
    bytes: bytes.length,
  }))
}

/** µs for each step of each, in the round that is in the middle: between the first two, or of the only one. */
const inTurns = (steps: number, prepare: readonly (() => Step)[]): Times =>
  middleRound(steps, ([first = 0, second = 1]) => first / second, ...prepare)
