import type { AdminCommand } from './admin-command.ts'
import { grant } from './commands/grant.ts'
import { revoke } from './commands/revoke.ts'

/** Every command of `npm run admin -- …`, in the order of its help; adding one is a file and a line here. */
export const adminCommands: readonly AdminCommand[] = [grant, revoke]
