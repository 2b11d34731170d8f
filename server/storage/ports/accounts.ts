/** A person as the server knows them. */
export interface Account {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly profileImg: string | null
  readonly createdAt: number
}

/** Whom a username names. How they are called is for `Profiles.seenBy` to say: not everybody may read a pupil's name. */
export type NamedAccount = Pick<Account, 'id' | 'username'>

export interface NewAccount extends Account {
  readonly passwordHash: string | null
  /** Somebody else (a provider) has proven that the email is theirs. */
  readonly isEmailVerified?: boolean
  readonly domainKey?: string | null
  /** Where the person came from at the first visit (spec 3). */
  readonly utmTags?: Readonly<Record<string, string | undefined>>
}

/** `created-beside`: the email belongs to an older account and stays there; this one can neither log in nor get a new password by it. */
export type AccountOutcome = 'created' | 'created-beside' | 'username-taken'

/** Accounts that are not closed; of a closed one nothing is known here. */
export interface Accounts {
  create(account: NewAccount): Promise<AccountOutcome>
  /** Whatever the case; a name with an @ is looked up as an email. */
  withPassword(nameOrEmail: string): Promise<{ account: Account; passwordHash: string | null } | undefined>
  byUsername(username: string): Promise<NamedAccount | undefined>
  /** Whose email it is. */
  byEmail(email: string): Promise<{ account: Account; isEmailVerified: boolean } | undefined>
  passwordHash(userId: string): Promise<string | null>
  /** Also says that the person reads what is sent to their email. */
  resetPassword(userId: string, passwordHash: string): Promise<void>
  /**
   * Erases who somebody was and ends their ways in; name and email are free again. What hangs on the account stays until
   * `removeClosed`.
   */
  close(userId: string, at: number): Promise<void>
  /** Removes accounts that were closed before `before`, with all that hangs on them; answers how many. */
  removeClosed(before: number): Promise<number>
}
