import type { CommandType } from '../../commands/catalogue.ts'

/** A random command as data, so that a failing history can be read and shrunk. */
export interface Call {
  readonly type: CommandType
  /** Choices that are made when the project is known. */
  readonly picks: readonly number[]
}
