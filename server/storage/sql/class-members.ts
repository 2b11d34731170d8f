import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { nicknameKey } from '../nickname-key.ts'
import type { Classes, JoinOutcome } from '../ports/classes.ts'
import { atomically } from './atomically.ts'
import { keptPupil } from './is-pupil.ts'

interface Place {
  readonly classId: string
  /** `null` for somebody new. */
  readonly userId: string | null
  readonly nickname: string
  readonly maxMembers: number
}

/** Whether somebody may come in under a nickname. */
async function roomFor(database: Kysely<Database>, place: Place): Promise<JoinOutcome> {
  const others = await database
    .selectFrom('class_member')
    .select(['nickname_key', 'removed_at'])
    .where('class_id', '=', place.classId)
    .where('user_id', '!=', place.userId ?? '')
    .execute()
  if (others.some(({ nickname_key }) => nickname_key === nicknameKey(place.nickname))) return 'nickname-taken'
  return others.filter(({ removed_at }) => removed_at === null).length < place.maxMembers ? 'joined' : 'full'
}

/** A name that nobody in the class has: an account with a password is not called by it anywhere else. */
async function freeNickname(transaction: Transaction<Database>, place: Place): Promise<string> {
  for (let number = 1; ; number += 1) {
    const nickname = number === 1 ? place.nickname : `${place.nickname} ${number}`
    if ((await roomFor(transaction, { ...place, nickname })) !== 'nickname-taken') return nickname
  }
}

/** Who comes into classes and goes. */
export function classMembers(
  database: Kysely<Database>,
): Pick<Classes, 'members' | 'join' | 'roomFor' | 'addPupil' | 'secretOf' | 'setSecret' | 'remove'> {
  return {
    async members(classId) {
      const rows = await database
        .selectFrom('class_member')
        .innerJoin('user', 'user.id', 'class_member.user_id')
        .select(['user.id', 'user.username', 'nickname', 'secret_hash', 'joined_at'])
        .where('class_id', '=', classId)
        .where('removed_at', 'is', null)
        .orderBy('nickname_key')
        .execute()
      return rows.map((row) => ({
        userId: row.id,
        username: row.username,
        nickname: row.nickname,
        hasPictures: row.secret_hash !== null && row.secret_hash !== keptPupil,
        joinedAt: Number(row.joined_at),
      }))
    },

    join: (classId, account, at, maxMembers) =>
      atomically(database, async (transaction) => {
        const place = { classId, userId: account.id, nickname: account.name, maxMembers }
        const nickname = await freeNickname(transaction, place)
        const outcome = await roomFor(transaction, { ...place, nickname })
        if (outcome !== 'joined') return outcome
        await transaction
          .insertInto('class_member')
          .values({
            class_id: classId,
            user_id: account.id,
            nickname,
            nickname_key: nicknameKey(nickname),
            secret_hash: null,
            joined_at: at,
            removed_at: null,
          })
          .onConflict((conflict) =>
            conflict.columns(['class_id', 'user_id']).doUpdateSet({ removed_at: null }),
          )
          .execute()
        return outcome
      }),

    roomFor: (classId, nickname, maxMembers) =>
      roomFor(database, { classId, userId: null, nickname, maxMembers }),

    addPupil: ({ classId, userId, username, nickname, secretHash, at }, maxMembers) =>
      atomically(database, async (transaction) => {
        const outcome = await roomFor(transaction, { classId, userId, nickname, maxMembers })
        if (outcome !== 'joined') return outcome
        await transaction
          .insertInto('user')
          .values({
            id: userId,
            username,
            username_key: username.toLowerCase(),
            name: nickname,
            email: '',
            email_key: `#${userId}`,
            password_hash: null,
            profile_img: null,
            domain_key: null,
            utm_tags: null,
            created_at: at,
          })
          .execute()
        await transaction
          .insertInto('class_member')
          .values({
            class_id: classId,
            user_id: userId,
            nickname,
            nickname_key: nicknameKey(nickname),
            secret_hash: secretHash,
            joined_at: at,
            removed_at: null,
          })
          .execute()
        return outcome
      }),

    async secretOf(classId, nickname) {
      const row = await database
        .selectFrom('class_member')
        .select(['user_id', 'secret_hash'])
        .where('class_id', '=', classId)
        .where('nickname_key', '=', nicknameKey(nickname))
        .executeTakeFirst()
      return row?.secret_hash ? { userId: row.user_id, secretHash: row.secret_hash } : undefined
    },

    async setSecret(classId, username, secretHash) {
      const { numUpdatedRows } = await database
        .updateTable('class_member')
        .set({ secret_hash: secretHash })
        .where('class_id', '=', classId)
        .where('secret_hash', '<>', keptPupil)
        .where('removed_at', 'is', null)
        .where('user_id', 'in', (inner) =>
          inner.selectFrom('user').select('id').where('username_key', '=', username.toLowerCase()),
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async remove(classId, username, at) {
      const row = await database
        .updateTable('class_member')
        .set({ removed_at: at })
        .where('class_id', '=', classId)
        .where('removed_at', 'is', null)
        .where('user_id', 'in', (inner) =>
          inner.selectFrom('user').select('id').where('username_key', '=', username.toLowerCase()),
        )
        .returning('user_id')
        .executeTakeFirst()
      return row?.user_id
    },
  }
}
