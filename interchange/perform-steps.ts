import { latestCommand } from '../commands/command-by-type.ts'
import type { CommandBus, Verdict } from '../commands/core/command-bus.ts'
import type { CommandStep } from './command-step.ts'

/** What became of an import: the commands that changed something, in order, or why one was refused. */
export type StepsVerdict =
  | { readonly ok: true; readonly commandIds: readonly string[] }
  | Extract<Verdict, { ok: false }>

/** Runs the steps of an import in order; ends at the first that is refused, with its verdict. What went before stays done. */
export function performSteps(bus: CommandBus, steps: readonly CommandStep[]): StepsVerdict {
  const commandIds: string[] = []
  for (const { type, payload } of steps) {
    const verdict = bus.execute(latestCommand(type), payload)
    if (!verdict.ok) return verdict
    if (verdict.changed) commandIds.push(verdict.commandId)
  }
  return { ok: true, commandIds }
}
