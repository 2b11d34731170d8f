import { z } from 'zod'
import { loroText, loroTypist } from '../../support/traces/loro-typist.ts'
import { bareTypist, typedText } from '../../support/traces/raw-typist.ts'
import { scoreOf } from '../../support/traces/score-of.ts'
import { readTrace } from '../../support/traces/trace.ts'
import { best, Measured, playTypists, roundsOf } from './play-typists.ts'

/** What types a recorded text besides: Yjs with nothing around it, and Loro. */
export const PeerTrace = z.object({ file: z.string(), peer: z.enum(['bare Yjs', 'loro-crdt']) })
export type PeerTrace = z.infer<typeof PeerTrace>

/** `undefined` for a text of several writers in bare Yjs: without an observer of its updates nobody hears of another. */
export const PeerMeasured = Measured.optional()
export type PeerMeasured = z.infer<typeof PeerMeasured>

/** The best of several rounds. */
export function measurePeer({ file, peer }: PeerTrace): PeerMeasured {
  const trace = readTrace(file)
  if (trace.writers > 1 && peer === 'bare Yjs') return undefined
  const score = scoreOf(trace)
  const typist = peer === 'loro-crdt' ? loroTypist : bareTypist
  const text = peer === 'loro-crdt' ? loroText(trace.start) : typedText(trace.start)
  // Where several type, Loro takes seconds for each round, and is compiled by then.
  const times = trace.writers > 1 ? 3 : roundsOf(trace.patches)
  const rounds = Array.from({ length: times }, () =>
    playTypists(score, trace.end, (clientId) => typist(text, clientId)),
  )
  return best(rounds)
}
