/** A person's wish for another email address; a newer one takes the place of an older. */
export interface NewEmailChange {
  readonly userId: string
  readonly tokenHash: string
  readonly email: string
  /** `null`: the account has no right to its present address, so nothing is asked of that mailbox. */
  readonly oldCodeHash: string | null
  readonly newCodeHash: string
  readonly at: number
  readonly expiresAt: number
}

/** `waiting`: the code was right, and that of the other mailbox is still missing. `taken`: the address has become somebody else's. */
export type EmailChangeVerdict = 'changed' | 'waiting' | 'wrong' | 'over' | 'taken'

export interface EmailChanges {
  /** Those of everybody that have run out are forgotten. */
  begin(change: NewEmailChange): Promise<void>
  /**
   * Counts a try; each code works once. With the last one the address is the account's, which can log in and get a new password by it;
   * codes for a new password that are under way end. After `maxTries` wrong ones even a right one is refused.
   */
  confirm(
    userId: string,
    tokenHash: string,
    codeHash: string,
    at: number,
    maxTries: number,
  ): Promise<EmailChangeVerdict>
}
