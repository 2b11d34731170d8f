import type { Account, NewAccount } from './accounts.ts'

/** Who somebody is to a provider: `subject` never changes, an email may. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

export interface Identities {
  /**
   * Makes an account that the identity lets in, both or neither. `there`: it lets somebody in already, also when that came about at the
   * same time.
   */
  create(identity: Identity, account: NewAccount): Promise<'created' | 'username-taken' | 'there'>
  account(identity: Identity): Promise<Account | undefined>
  /** Lets a person in by an identity from now on; one that is linked already stays as it is. */
  link(identity: Identity, userId: string, at: number): Promise<void>
}
