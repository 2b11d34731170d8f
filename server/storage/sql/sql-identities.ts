import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Account } from '../ports/accounts.ts'
import type { Identities, Identity } from '../ports/identities.ts'
import { accountColumns, accountOf } from './account-row.ts'
import { atomically } from './atomically.ts'
import { insertAccount } from './insert-account.ts'

async function accountBy(
  database: Kysely<Database>,
  { issuer, subject }: Identity,
): Promise<Account | undefined> {
  const row = await database
    .selectFrom('identity')
    .innerJoin('user', 'user.id', 'identity.user_id')
    .select(accountColumns)
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .where('user.closed_at', 'is', null)
    .executeTakeFirst()
  return row && accountOf(row)
}

async function link(
  database: Kysely<Database>,
  { issuer, subject }: Identity,
  userId: string,
  at: number,
): Promise<void> {
  await database
    .insertInto('identity')
    .values({ issuer, subject, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute()
}

export function sqlIdentities(database: Kysely<Database>): Identities {
  return {
    create: (identity, account) =>
      atomically(database, async (transaction) => {
        if (await accountBy(transaction, identity)) return 'there'
        if ((await insertAccount(transaction, account)) === 'username-taken') return 'username-taken'
        await link(transaction, identity, account.id, account.createdAt)
        return 'created'
      }),
    account: (identity) => accountBy(database, identity),
    link: (identity, userId, at) => link(database, identity, userId, at),
  }
}
