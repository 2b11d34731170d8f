import { type CommandType, catalogue } from './catalogue.ts'
import type { CommandDefinition } from './core/define-command.ts'

/** A command whose payload is not known yet: the bus checks it. */
export type AnyCommand = CommandDefinition<string, unknown>

const byType: ReadonlyMap<string, AnyCommand> = new Map(
  catalogue.map((definition: AnyCommand) => [definition.type, definition]),
)

/** The definition of a recorded command, `undefined` when this version does not know it. */
export function commandByType(type: string, version: number): AnyCommand | undefined {
  const definition = byType.get(type)
  return definition?.version === version ? definition : undefined
}

/** The definition of a command as this version has it. */
export function latestCommand(type: CommandType): AnyCommand {
  const definition = byType.get(type)
  if (!definition) throw new Error(`the catalogue has no ${type}`)
  return definition
}
