import type { AdminCommand } from './admin-command.ts'
import { backup } from './commands/backup.ts'
import { grant } from './commands/grant.ts'
import { rebuild } from './commands/rebuild.ts'
import { restore } from './commands/restore.ts'
import { revoke } from './commands/revoke.ts'
import { stats } from './commands/stats.ts'

/** Every command of `npm run admin -- …`, in the order of its help; adding one is a file and a line here. */
export const adminCommands: readonly AdminCommand[] = [grant, revoke, backup, restore, rebuild, stats]
