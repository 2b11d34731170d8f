import { z } from 'zod'
import { loroTypist } from '../../support/traces/loro-typist.ts'
import { bareTypist, typedText } from '../../support/traces/raw-typist.ts'
import { scoreOf } from '../../support/traces/score-of.ts'
import { readTrace } from '../../support/traces/trace.ts'
import { best, Measured, playTypists, roundsOf } from './play-typists.ts'

/** What types a recorded text of one writer besides: Yjs with nothing around it, and Loro. */
export const PeerTrace = z.object({ file: z.string(), peer: z.enum(['bare Yjs', 'loro-crdt']) })
export type PeerTrace = z.infer<typeof PeerTrace>

/** `undefined` for a text of several writers: only typists with observers tell each other anything. */
export const PeerMeasured = Measured.optional()
export type PeerMeasured = z.infer<typeof PeerMeasured>

/** The best of several rounds. */
export function measurePeer({ file, peer }: PeerTrace): PeerMeasured {
  const trace = readTrace(file)
  if (trace.writers > 1) return undefined
  const score = scoreOf(trace)
  const text = typedText(trace.start)
  const typist =
    peer === 'loro-crdt' ? () => loroTypist(trace.start) : (clientId: number) => bareTypist(text, clientId)
  const rounds = Array.from({ length: roundsOf(trace.patches) }, () => playTypists(score, trace.end, typist))
  return best(rounds)
}
