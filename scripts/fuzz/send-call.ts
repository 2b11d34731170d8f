import { latestCommand } from '../../commands/command-by-type.ts'
import type { Verdict } from '../../commands/core/command-bus.ts'
import type { SessionBus } from '../../commands/core/session-bus.ts'
import type { Call } from './call.ts'
import { payloadOf } from './payload-of.ts'

/** Sends a call; `fresh` is an id that nobody has used. */
export const sendCall = (bus: SessionBus, call: Call, fresh: string): Verdict =>
  bus.execute(latestCommand(call.type), payloadOf(call, bus.project, fresh))
