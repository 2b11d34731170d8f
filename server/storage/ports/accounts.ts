/** A person as the server knows them. */
export interface Account {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly profileImg: string | null
  readonly createdAt: number
}

export interface NewAccount extends Account {
  readonly passwordHash: string | null
}

export interface Accounts {
  /** Answers which of the two unique fields is taken, or `created`. */
  create(account: NewAccount): Promise<'created' | 'username-taken' | 'email-taken'>
  /** Whatever the case; a name with an @ is looked up as an email. */
  withPassword(nameOrEmail: string): Promise<{ account: Account; passwordHash: string | null } | undefined>
  byUsername(username: string): Promise<Account | undefined>
}
