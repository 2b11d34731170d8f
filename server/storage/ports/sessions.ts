import type { Account } from './accounts.ts'

export interface Sessions {
  create(session: { tokenHash: string; userId: string; at: number; expiresAt: number }): Promise<void>
  /** Whose session it is, unless it has expired at `at`. */
  account(tokenHash: string, at: number): Promise<Account | undefined>
  end(tokenHash: string): Promise<void>
  endExpired(at: number): Promise<void>
}
