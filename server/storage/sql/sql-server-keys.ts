import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { ServerKeys } from '../ports/server-keys.ts'

export function sqlServerKeys(database: Kysely<Database>): ServerKeys {
  return {
    async key(name) {
      await database
        .insertInto('server_key')
        .values({ name, value: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      const { value } = await database
        .selectFrom('server_key')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return value
    },
  }
}
