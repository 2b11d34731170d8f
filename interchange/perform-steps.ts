import { commandByType } from '../commands/command-by-type.ts'
import type { CommandBus, Verdict } from '../commands/core/command-bus.ts'
import type { CommandStep } from './command-step.ts'

/** Runs the steps of an import in order; ends at the first that is refused, with its verdict. What went before stays done. */
export function performSteps(bus: CommandBus, steps: readonly CommandStep[]): Verdict {
  let changed = false
  for (const { type, payload } of steps) {
    const definition = commandByType(type, 1)
    if (!definition) throw new Error(`an import knows ${type}, the catalogue does not`)
    const verdict = bus.execute(definition, payload)
    if (!verdict.ok) return verdict
    changed ||= verdict.changed
  }
  return { ok: true, changed }
}
