import type { CommandBus } from '../../commands/core/command-bus.ts'
import type { CommandStep } from '../../interchange/command-step.ts'
import { performSteps } from '../../interchange/perform-steps.ts'

/** Runs the steps of an import; every one must be accepted. */
export function runSteps(bus: CommandBus, steps: readonly CommandStep[]): void {
  const verdict = performSteps(bus, steps)
  if (!verdict.ok) throw new Error(`a step was refused: ${verdict.code}`)
}
