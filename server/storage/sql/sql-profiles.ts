import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Profiles } from '../ports/profiles.ts'
import { accountColumns, accountOf } from './account-row.ts'
import { areClassmates } from './are-classmates.ts'
import { isPupil } from './is-pupil.ts'

export function sqlProfiles(database: Kysely<Database>): Profiles {
  const isStranger = async (userId: string, readerId: string | null): Promise<boolean> =>
    readerId !== userId &&
    (await isPupil(database, userId)) &&
    (readerId === null || !(await areClassmates(database, userId, readerId)))

  return {
    async of(userId) {
      const row = await database
        .selectFrom('user')
        .select([...accountColumns, 'user.about'])
        .where('id', '=', userId)
        .where('closed_at', 'is', null)
        .executeTakeFirst()
      return row && { account: accountOf(row), about: row.about }
    },

    async seenBy(readerId, { account, about }) {
      if (!(await isStranger(account.id, readerId))) return { account, about }
      const member = await database
        .selectFrom('class_member')
        .select('nickname')
        .where('user_id', '=', account.id)
        .where('secret_hash', 'is not', null)
        .orderBy('joined_at')
        .executeTakeFirst()
      return { account: { ...account, name: member?.nickname ?? '', profileImg: null }, about: '' }
    },

    isStranger,

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
