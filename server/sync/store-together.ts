import type { NewUpdate } from '../storage/ports/update-log.ts'
import type { Checked, IncomingUpdate } from './check-update.ts'
import type { KeptCopy } from './kept-copy.ts'
import { SyncRefusal } from './sync-refusal.ts'

/** `stored`: it is durable, or brought nothing new. `gap`: it builds on something that is missing; nothing was stored. */
export type Verdict = 'stored' | 'gap'

export interface Admission {
  /** What became of the updates, in their order, up to the first that must not come in or could not be stored. */
  readonly verdicts: readonly Verdict[]
  readonly refusal?: SyncRefusal | undefined
}

/** Updates of one person in their order, on their way into the log. */
export interface Run {
  readonly updates: readonly IncomingUpdate[]
  readonly verdicts: Verdict[]
  refusal?: SyncRefusal
}

export const isDone = ({ updates, verdicts, refusal }: Run): boolean =>
  refusal !== undefined || verdicts.length === updates.length

interface Tools {
  readonly copy: KeptCopy
  /** Checks an update and lets the copy take it; rejects with `SyncRefusal`. */
  check(update: IncomingUpdate): Promise<Checked> | Checked
  /** Asked before each check; when it answers something, others have their turn until then. */
  breathe(): Promise<void> | undefined
  /** Is told what is durable now, as v1 updates, before anybody else is. */
  onStored(updates: readonly Uint8Array[]): void
}

/**
 * Checks the next updates of several runs, `most` of them at most, and stores those that are new with one append: all or none. One that is
 * refused, or cannot be checked, ends its run. Those after an update that has spoilt the copy are left for the next round.
 */
export async function storeTogether(runs: readonly Run[], most: number, tools: Tools): Promise<void> {
  const { copy, check, breathe, onStored } = tools
  const rows: NewUpdate[] = []
  const outcomes: { readonly run: Run; readonly verdicts: Verdict[]; refusal?: SyncRefusal }[] = []
  for (const run of runs) {
    const outcome: (typeof outcomes)[number] = { run, verdicts: [] }
    outcomes.push(outcome)
    try {
      for (const update of run.updates.slice(run.verdicts.length)) {
        if (rows.length >= most) break
        const pause = breathe()
        if (pause) await pause
        const answer = check(update)
        const checked = answer instanceof Promise ? await answer : answer
        outcome.verdicts.push(checked === 'gap' ? 'gap' : 'stored')
        if (typeof checked === 'object') rows.push(checked)
      }
    } catch (error) {
      outcome.refusal = error instanceof SyncRefusal ? error : copy.failed(error)
    }
    if (copy.isSpoilt || rows.length >= most) break
  }
  try {
    if (rows.length > 0) await copy.append(rows)
  } catch (error) {
    if (!(error instanceof SyncRefusal)) throw error
    // One of many is somebody else's by now: which one shows when they come one by one.
    if (error.reason === 'sync.foreign-author' && rows.length > 1) return storeOneByOne(runs, tools)
    for (const { run } of outcomes) run.refusal = error
    return
  }
  if (rows.length > 0) onStored(rows.map(({ bytes }) => bytes))
  for (const { run, verdicts, refusal } of outcomes) {
    run.verdicts.push(...verdicts)
    if (refusal) run.refusal = refusal
  }
}

async function storeOneByOne(runs: readonly Run[], tools: Tools): Promise<void> {
  for (const run of runs) {
    while (!isDone(run)) {
      await tools.copy.restore()
      await storeTogether([run], 1, tools)
    }
  }
}
