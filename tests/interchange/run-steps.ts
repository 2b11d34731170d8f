import { commandByType } from '../../commands/command-by-type.ts'
import type { CommandBus } from '../../commands/core/command-bus.ts'
import type { CommandStep } from '../../interchange/command-step.ts'

/** Runs the steps of an import; every one must be accepted. */
export function runSteps(bus: CommandBus, steps: readonly CommandStep[]): void {
  for (const { type, payload } of steps) {
    const definition = commandByType(type, 1)
    if (!definition) throw new Error(`no command ${type}`)
    const verdict = bus.execute(definition, payload)
    if (!verdict.ok) throw new Error(`${type} was refused: ${verdict.code}`)
  }
}
