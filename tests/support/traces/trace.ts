import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const Patch = z
  .tuple([z.int().min(0), z.int().min(0), z.string()], z.unknown())
  .transform(([at, remove, insert]) => ({ at, remove, insert }))

const Sequential = z.object({
  kind: z.literal('sequential').optional(),
  startContent: z.string(),
  endContent: z.string(),
  txns: z.array(z.object({ patches: z.array(Patch) })),
})

const Concurrent = z.object({
  kind: z.literal('concurrent'),
  endContent: z.string(),
  numAgents: z.int().min(1),
  txns: z.array(
    z.object({
      parents: z.array(z.int().min(0)),
      agent: z.int().min(0),
      patches: z.array(Patch),
    }),
  ),
})

/** Replaces `remove` characters at `at`; offsets count code points, as the traces do. */
export type TracePatch = z.infer<typeof Patch>

/** What one writer did between two moments at which the others' work reached them. */
export interface TraceStep {
  readonly writer: number
  /** Earlier steps, with all before them, that the writer has seen. */
  readonly parents: readonly number[]
  readonly patches: readonly TracePatch[]
}

/** The keystrokes of a real document (the formats of josephg/editing-traces). */
export interface Trace {
  readonly start: string
  readonly end: string
  readonly writers: number
  readonly steps: readonly TraceStep[]
  readonly patches: number
}

/** Reads a trace, gzipped or not, of one writer or of several. Throws when it is none. */
export function readTrace(file: string): Trace {
  const bytes = readFileSync(file)
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b
  return parseTrace(JSON.parse((isZipped ? gunzipSync(bytes) : bytes).toString('utf8')))
}

/** Checks the shape of a trace. Throws when it has none of the known ones. */
export function parseTrace(json: unknown): Trace {
  const concurrent = Concurrent.safeParse(json)
  if (concurrent.success) {
    const { endContent, numAgents, txns } = concurrent.data
    const steps = txns.map(({ agent, parents, patches }) => ({ writer: agent, parents, patches }))
    return { start: '', end: endContent, writers: numAgents, steps, patches: countPatches(steps) }
  }
  const { startContent, endContent, txns } = Sequential.parse(json)
  const steps = txns.map(({ patches }, index) => ({
    writer: 0,
    parents: index === 0 ? [] : [index - 1],
    patches,
  }))
  return { start: startContent, end: endContent, writers: 1, steps, patches: countPatches(steps) }
}

const countPatches = (steps: readonly TraceStep[]): number =>
  steps.reduce((sum, { patches }) => sum + patches.length, 0)
