import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Classes } from '../ports/classes.ts'
import { atomically } from './atomically.ts'
import { keptPupil } from './is-pupil.ts'

/** `Classes.keep`. */
export const keepAccount =
  (database: Kysely<Database>): Classes['keep'] =>
  (userId, { username, email, passwordHash }) =>
    atomically(database, async (transaction) => {
      const own = await transaction
        .selectFrom('user')
        .select(['email', 'password_hash'])
        .where('id', '=', userId)
        .executeTakeFirst()
      if (own?.email !== '' || own.password_hash !== null) return 'not-a-pupil'
      const [usernameKey, emailKey] = [username.toLowerCase(), email.toLowerCase()]
      const taken = await transaction
        .selectFrom('user')
        .select('username_key')
        .where('id', '!=', userId)
        .where((where) =>
          where.or([where('username_key', '=', usernameKey), where('email_key', '=', emailKey)]),
        )
        .execute()
      if (taken.some((row) => row.username_key === usernameKey)) return 'username-taken'
      const isBeside = taken.length > 0
      await transaction
        .updateTable('user')
        .set({
          username,
          username_key: usernameKey,
          email,
          email_key: isBeside ? `#${userId}` : emailKey,
          password_hash: passwordHash,
        })
        .where('id', '=', userId)
        .execute()
      await transaction
        .updateTable('class_member')
        .set({ secret_hash: keptPupil })
        .where('user_id', '=', userId)
        .where('secret_hash', 'is not', null)
        .execute()
      return isBeside ? 'kept-beside' : 'kept'
    })
