import { basename } from 'node:path'
import { z } from 'zod'
import { busTypist, typedProject } from '../../support/traces/bus-typist.ts'
import { playTrace, type Typist } from '../../support/traces/play-trace.ts'
import { rawTypist, typedText } from '../../support/traces/raw-typist.ts'
import { readTrace, type Trace } from '../../support/traces/trace.ts'

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

interface Measured {
  readonly ms: number
  readonly equal: boolean
  readonly bytes: number
}

/** How often a text is typed: what has run a few times only is still being compiled, and a long one is compiled by its end. */
const roundsOf = ({ patches }: Trace): number => (patches < 50_000 ? 8 : 3)

/** Types a recorded text through the bus and in Yjs alone, in turn; the best of each counts. */
export function measureTrace(file: string): TraceResult {
  const trace = readTrace(file)
  const project = typedProject(trace.start)
  const text = typedText(trace.start)
  const viaBus: Measured[] = []
  const alone: Measured[] = []
  for (let round = 0; round < roundsOf(trace); round++) {
    alone.push(play(trace, (clientId) => rawTypist(text, clientId)))
    viaBus.push(play(trace, (clientId) => busTypist(project, clientId)))
  }
  const bus = best(viaBus)
  const raw = best(alone)
  return {
    trace: basename(file),
    patches: trace.patches,
    equal: [...viaBus, ...alone].every(({ equal }) => equal),
    ms: bus.ms,
    rawYjsMs: raw.ms,
    ratio: bus.ms / raw.ms,
    bytes: bus.bytes,
    rawBytes: raw.bytes,
  }
}

function play(trace: Trace, typist: (clientId: number) => Typist & { stored(): Uint8Array }): Measured {
  const typists = Array.from({ length: trace.writers }, (_, index) => typist(100 + index))
  const start = performance.now()
  playTrace(trace, typists)
  const ms = performance.now() - start
  const equal = typists.every((one) => one.text() === trace.end)
  return { ms, equal, bytes: typists[0]?.stored().length ?? 0 }
}

function best(measured: readonly Measured[]): Measured {
  const [first, ...others] = measured
  if (!first) throw new Error('a trace must be played once at least')
  return others.reduce((a, b) => (b.ms < a.ms ? b : a), first)
}
