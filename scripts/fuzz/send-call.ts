import type { CommandType } from '../../commands/catalogue.ts'
import { latestCommand } from '../../commands/command-by-type.ts'
import type { Verdict } from '../../commands/core/command-bus.ts'
import type { SessionBus } from '../../commands/core/session-bus.ts'
import { payloadOf } from './payload-of.ts'
import { Picker } from './picker.ts'

/** A random command as data, so that a failing history can be read and shrunk. */
export interface Call {
  readonly type: CommandType
  /** Choices that are made when the project is known. */
  readonly picks: readonly number[]
}

/** Sends a call; `fresh` is an id that nobody has used. */
export function sendCall(bus: SessionBus, { type, picks }: Call, fresh: string): Verdict {
  return bus.execute(latestCommand(type), payloadOf(type, new Picker(bus.project, picks, fresh)))
}
