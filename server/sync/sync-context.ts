import type { Account } from '../storage/ports/accounts.ts'
import type { SyncSocket } from './sync-socket.ts'

/** What the hooks know about the connection that a message came by. */
export interface SyncContext {
  /** In a room it bears the name that everybody there may read. */
  readonly account: Account
  readonly tokenHash: string
  readonly socket: SyncSocket
  /** Of the document that the client holds; `undefined` when it holds nothing yet. */
  readonly epoch?: number | undefined
}
