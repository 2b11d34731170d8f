import type { Account } from '../storage/ports/accounts.ts'
import type { SyncSocket } from './sync-socket.ts'

/** What the hooks know about the connection that a message came by. */
export interface SyncContext {
  readonly account: Account
  readonly tokenHash: string
  readonly socket: SyncSocket
}
