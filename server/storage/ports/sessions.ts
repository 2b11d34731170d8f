import type { Role } from '../../../protocol/http/role.ts'
import type { Account } from './accounts.ts'

export interface NewSession {
  readonly tokenHash: string
  readonly userId: string
  readonly at: number
  readonly expiresAt: number
}

/** Whose session it is and what they may be right now. */
export interface SessionOwner {
  readonly account: Account
  /** In alphabetical order. */
  readonly roles: readonly Role[]
  /** Whether the person has got or lost a role since the session began: it needs a new id then. */
  readonly hasNewRoles: boolean
}

export interface Sessions {
  create(session: NewSession): Promise<void>
  /** Unless the session has expired at `at`. */
  owner(tokenHash: string, at: number): Promise<SessionOwner | undefined>
  /**
   * Gives a session a new id after a change of roles. The old one is good until `oldEndsAt`, for calls that are under way. False
   * when another call was quicker.
   */
  renew(tokenHash: string, next: { tokenHash: string; at: number; oldEndsAt: number }): Promise<boolean>
  end(tokenHash: string): Promise<void>
  /** Ends all of a person's; answers which. */
  endAllOf(userId: string): Promise<readonly string[]>
  endExpired(at: number): Promise<void>
}
