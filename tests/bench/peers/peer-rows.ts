import { z } from 'zod'
import { answerOfThread } from '../../support/answer-of-thread.ts'
import { type BenchRow, comparedRow, ratioRow } from '../bench-row.ts'
import { type PeerTask, PeerWork, peers } from './peer-work.ts'

/**
 * The same scenes built, encoded, loaded and changed in our store and four others. Nestling and Yjs, with observers and without, take
 * turns. Loro and tldraw have a thread each: the memory that Loro holds outside the heap made whoever shared it collect garbage all the time (Nestling took ten times as long).
 */
export async function peerRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const count of [1_000, 10_000]) {
    const [ours, yjs] = await measured({ peers: ['nestling', 'yjs'], count })
    const [besideBare, bare] = await measured({ peers: ['nestling', 'bareYjs'], count })
    const [loro] = await measured({ peers: ['loro'], count })
    const [tldraw] = await measured({ peers: ['tldraw'], count })
    if (!ours || !yjs || !besideBare || !bare || !loro || !tldraw) throw new Error('a peer was not measured')
    rows.push(
      ...compared(count, ours, yjs, peers.yjs.name),
      ...compared(count, besideBare, bare, peers.bareYjs.name),
      ...compared(count, ours, loro, peers.loro.name),
      ...compared(count, ours, tldraw, peers.tldraw.name),
    )
  }
  return rows
}

const measured = (task: PeerTask): Promise<PeerWork[]> =>
  answerOfThread(new URL('./peer-worker.ts', import.meta.url), z.array(PeerWork), task)

const compared = (count: number, ours: PeerWork, other: PeerWork, name: string): BenchRow[] =>
  kinds.map(({ key, what, unit }) => {
    const against = { name, value: other[key] }
    const row = `${count} entities ${what}`
    const budget = budgets.get(name)?.[key]
    return budget === undefined
      ? comparedRow(row, ours[key], unit, against)
      : ratioRow(row, ours[key], unit, against, budget)
  })

const kinds = [
  { key: 'built', what: 'built, each by a change', unit: 'ms' },
  { key: 'encoded', what: 'encoded', unit: 'ms' },
  { key: 'loaded', what: 'loaded and read', unit: 'ms' },
  { key: 'moved', what: 'one moved', unit: 'µs' },
  { key: 'bytes', what: 'at rest', unit: 'bytes' },
] as const

/** What is judged: opening, as in architecture 11. A command is judged by rows of its own, over a long session; the rest is there to compare. */
const budgets: ReadonlyMap<string, Partial<Record<keyof PeerWork, number>>> = new Map([
  [peers.yjs.name, { loaded: 2, bytes: 1.5 }],
])
