import { type CommandType, catalogue } from './catalogue.ts'
import type { CommandDefinition } from './core/define-command.ts'
import { earlierCommands } from './earlier-commands.ts'

/** A command whose payload is not known yet: the bus checks it. */
export type AnyCommand = CommandDefinition<string, unknown>

const byType: ReadonlyMap<string, AnyCommand> = new Map(
  catalogue.map((definition: AnyCommand) => [definition.type, definition]),
)

const nameOf = (type: string, version: number) => `${type} ${version}`

const byVersion: ReadonlyMap<string, AnyCommand> = new Map(
  [...catalogue, ...earlierCommands].map((definition: AnyCommand) => [
    nameOf(definition.type, definition.version),
    definition,
  ]),
)

/** The definition of a recorded command, `undefined` when this version does not know it. */
export function commandByType(type: string, version: number): AnyCommand | undefined {
  return byVersion.get(nameOf(type, version))
}

/** The definition of a command as this version has it. */
export function latestCommand(type: CommandType): AnyCommand {
  const definition = byType.get(type)
  if (!definition) throw new Error(`the catalogue has no ${type}`)
  return definition
}
