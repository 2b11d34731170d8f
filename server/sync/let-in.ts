import { readJoinToken } from '../../protocol/sync/join-token.ts'
import { may } from '../auth/policy.ts'
import type { Account } from '../storage/ports/accounts.ts'
import type { Profiles } from '../storage/ports/profiles.ts'
import type { Projects } from '../storage/ports/projects.ts'
import type { SyncContext } from './sync-context.ts'
import { SyncRefusal } from './sync-refusal.ts'
import type { SyncTickets } from './sync-tickets.ts'

/** How somebody was let into a room. */
interface Entry {
  /** Under the name that anybody in the room may read. */
  readonly account: Account
  /** Of the document that the client holds. */
  readonly epoch: number | undefined
  readonly isReadOnly: boolean
}

/** The door of the rooms: rejects with `SyncRefusal` who has no ticket of one use, or no right to be there. */
export function createDoor({
  profiles,
  projects,
  tickets,
}: {
  readonly profiles: Profiles
  readonly projects: Projects
  readonly tickets: SyncTickets
}): (projectId: string, token: string, context: SyncContext) => Promise<Entry> {
  return async (projectId, token, { account, tokenHash, socket }) => {
    const { ticket, epoch } = readJoinToken(token)
    if (!(await tickets.use(ticket, { projectId, tokenHash }))) {
      // The whole socket closes, for a client comes back from that with a new ticket.
      socket.refuse('sync.ticket-needed')
      throw new SyncRefusal('sync.ticket-needed')
    }
    const standing = await projects.standing(projectId, account.id)
    if (!standing || !may(standing, account.id, 'join')) throw new SyncRefusal('sync.forbidden')
    const shown = await profiles.seenBy(null, account.id)
    if (!shown) throw new SyncRefusal('sync.login-needed')
    return { account: shown.account, epoch, isReadOnly: !may(standing, account.id, 'edit') }
  }
}
