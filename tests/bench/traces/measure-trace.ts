import { basename } from 'node:path'
import { z } from 'zod'
import { busTypist, typedProject } from '../../support/traces/bus-typist.ts'
import { rawTypist, typedText } from '../../support/traces/raw-typist.ts'
import { scoreOf } from '../../support/traces/score-of.ts'
import { readTrace } from '../../support/traces/trace.ts'
import { best, type Measured, playTypists, roundsOf } from './play-typists.ts'

/** What became of one recorded text. */
export const TraceResult = z.object({
  trace: z.string(),
  patches: z.number(),
  /** Whether everybody ended with the recorded text, through the bus and in Yjs alone. */
  equal: z.boolean(),
  /** Milliseconds through the bus: each patch a command, with journal and undo. */
  ms: z.number(),
  /** The same in Yjs with the same observers: updates hashed and kept, undo. */
  rawYjsMs: z.number(),
  ratio: z.number(),
  /** The document at rest (v2), with the project around the text. */
  bytes: z.number(),
  rawBytes: z.number(),
})
export type TraceResult = z.infer<typeof TraceResult>

/** Types a recorded text through the bus and in Yjs alone, in turn; the best of each counts. */
export function measureTrace(file: string): TraceResult {
  const trace = readTrace(file)
  const { start, end, patches } = trace
  const score = scoreOf(trace)
  const project = typedProject(start)
  const text = typedText(start)
  const viaBus: Measured[] = []
  const alone: Measured[] = []
  for (let round = 0; round < roundsOf(patches); round++) {
    alone.push(playTypists(score, end, (clientId) => rawTypist(text, clientId)))
    viaBus.push(playTypists(score, end, (clientId) => busTypist(project, clientId)))
  }
  const bus = best(viaBus)
  const raw = best(alone)
  return {
    trace: basename(file),
    patches,
    equal: bus.equal && raw.equal,
    ms: bus.ms,
    rawYjsMs: raw.ms,
    ratio: bus.ms / raw.ms,
    bytes: bus.bytes,
    rawBytes: raw.bytes,
  }
}
