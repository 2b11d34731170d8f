import type { CommandType } from '../commands/catalogue.ts'

/** A command that an import wants to happen, as data. Whoever runs them does so in order and stops at a refusal. */
export interface CommandStep {
  readonly type: CommandType
  readonly payload: object
}
