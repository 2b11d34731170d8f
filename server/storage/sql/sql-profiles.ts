import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Profile, Profiles } from '../ports/profiles.ts'
import { accountColumns, accountOf } from './account-row.ts'
import { isStranger, shownPerson } from './shown-person.ts'

export function sqlProfiles(database: Kysely<Database>): Profiles {
  const profileOf = async (userId: string): Promise<Profile | undefined> => {
    const row = await database
      .selectFrom('user')
      .select([...accountColumns, 'user.about'])
      .where('id', '=', userId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    return row && { account: accountOf(row), about: row.about }
  }

  return {
    of: profileOf,

    async seenBy(readerId, userId) {
      const profile = await profileOf(userId)
      if (!profile) return undefined
      const account = await shownPerson(database, readerId, profile.account)
      return account === profile.account ? profile : { account, about: '' }
    },

    isStranger: (userId, readerId) => isStranger(database, userId, readerId),

    async keptOfSignUp(userId) {
      const row = await database
        .selectFrom('user')
        .select(['domain_key', 'utm_tags', 'email_verified'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const issuers = await database
        .selectFrom('identity')
        .select('issuer')
        .where('user_id', '=', userId)
        .execute()
      return {
        domainKey: row.domain_key,
        utmTags: row.utm_tags,
        isEmailVerified: row.email_verified === 1,
        issuers: issuers.map(({ issuer }) => issuer),
      }
    },

    async change(userId, { name, about }) {
      if (name === undefined && about === undefined) return
      await database
        .updateTable('user')
        .set({ ...(name !== undefined && { name }), ...(about !== undefined && { about }) })
        .where('id', '=', userId)
        .execute()
    },

    setPicture: (userId, { key, path, bytes }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('profile_picture')
          .values({ user_id: userId, key, bytes })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ key, bytes }))
          .execute()
        await transaction.updateTable('user').set({ profile_img: path }).where('id', '=', userId).execute()
      }),

    removePicture: (userId) =>
      database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('profile_picture').where('user_id', '=', userId).execute()
        await transaction.updateTable('user').set({ profile_img: null }).where('id', '=', userId).execute()
      }),

    async picture(key) {
      const row = await database
        .selectFrom('profile_picture')
        .select(['user_id as userId', 'bytes'])
        .where('key', '=', key)
        .executeTakeFirst()
      return row
    },
  }
}
