import type { JournalEntry } from '../../commands/core/journal-entry.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { JsonValue } from '../../model/json.ts'
import type { RunInput, RunState } from '../../protocol/frame/run-input.ts'
import { RunNote } from '../../protocol/frame/run-note.ts'

/** A run as its recording tells it. */
export interface RecordedRun {
  /** As it is numbered in its session. */
  readonly run: number
  /** What it began with; `undefined` when that is not in the recording, because it is older, or because it was redacted. */
  readonly start: (RunNote & { readonly what: 'start' }) | undefined
  /** How many entries there are by its start. */
  readonly position: number
  /** What the person did, by step. */
  readonly inputs: ReadonlyMap<number, readonly RunInput[]>
  /** What the world was, in the order of the steps. */
  readonly states: readonly RunState[]
  /** `code fileId line` of each error that was shown while it ran. */
  readonly errors: ReadonlySet<string>
}

interface GrowingRun extends RecordedRun {
  readonly inputs: Map<number, readonly RunInput[]>
  readonly states: RunState[]
  readonly errors: Set<string>
}

/** As errors are compared: what was wrong and where. */
export const errorKey = (code: string, fileId: string | null, line: number | null): string =>
  `${code} ${fileId} ${line}`

/** The runs of a recording, in order. Total: a note that says something else is left out, and its run has no start then. */
export function recordedRuns(entries: readonly JournalEntry[]): readonly RecordedRun[] {
  const runs: GrowingRun[] = []
  let current: GrowingRun | undefined
  for (const [index, { event }] of entries.entries()) {
    if (event.kind === 'error') noteError(current, event.data)
    if (event.kind !== 'run' || !isJsonObject(event.data)) continue
    const { run, what } = event.data
    if (typeof run !== 'number') continue
    const note = RunNote.safeParse(event.data).data
    if (!current || what === 'start' || current.run !== run) {
      const start = note?.what === 'start' ? note : undefined
      current = { run, start, position: index + 1, inputs: new Map(), states: [], errors: new Set() }
      runs.push(current)
    }
    if (note?.what !== 'steps') continue
    for (const [step, inputs] of note.steps) current.inputs.set(step, inputs)
    if (note.state) current.states.push(note.state)
  }
  return runs
}

function noteError(run: GrowingRun | undefined, data: JsonValue): void {
  if (!run || !isJsonObject(data)) return
  const { code, fileId, line } = data
  if (typeof code !== 'string') return
  run.errors.add(
    errorKey(code, typeof fileId === 'string' ? fileId : null, typeof line === 'number' ? line : null),
  )
}
