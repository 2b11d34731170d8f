import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { AssetHolder } from '../ports/assets.ts'
import type { Upload, Uploads } from '../ports/uploads.ts'
import { holderOf } from './asset-row.ts'
import { atomically } from './atomically.ts'
import { hasRoom } from './has-room.ts'

const columns = [
  'id',
  'holder',
  'type',
  'name',
  'file_name as fileName',
  'length',
  'hash',
  'received',
  'parts',
  'created_at',
] as const

type Row = Omit<Upload, 'parts' | 'holder' | 'createdAt'> & {
  readonly holder: string
  readonly parts: string
  readonly created_at: number
}

function uploadOf({ holder, parts, created_at, ...row }: Row): Upload {
  return { ...row, holder: holderOf(holder), parts: partsOf(parts), createdAt: Number(created_at) }
}

const partsOf = (text: string): readonly string[] => text.split(' ').filter((part) => part !== '')

/** The holder's uploads under way, and their bytes as long as they will be. */
async function underWay(
  database: Kysely<Database>,
  holder: AssetHolder,
): Promise<{ count: number; bytes: number }> {
  const row = await database
    .selectFrom('upload')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>('length').as('bytes'),
    ])
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), bytes: Number(row.bytes ?? 0) }
}

export function sqlUploads(database: Kysely<Database>): Uploads {
  const all = () => database.selectFrom('upload').select(columns)

  return {
    begin: (upload, quota, most) =>
      atomically(database, async (transaction) => {
        const { fileName, parts, createdAt, ...values } = upload
        const { holder, type, hash, length, name } = values
        const known = await transaction
          .updateTable('upload')
          .set({ name, file_name: fileName })
          .where('holder', '=', holder)
          .where('type', '=', type)
          .where('hash', '=', hash)
          .returning(columns)
          .executeTakeFirst()
        if (known?.length === length) return uploadOf(known)
        const pending = await underWay(transaction, holder)
        if (!known && pending.count >= most) return 'too-many'
        const bytes = pending.bytes + length
        if (!(await hasRoom(transaction, { holder, bytes, quota, at: createdAt }))) return 'full'
        if (known) return uploadOf(known)
        await transaction
          .insertInto('upload')
          .values({ ...values, file_name: fileName, parts: parts.join(' '), created_at: createdAt })
          .execute()
        return upload
      }),

    async byId(id: string, holders: readonly AssetHolder[]) {
      const row = await all()
        .where('id', '=', id)
        .where('holder', 'in', [...holders, ''])
        .executeTakeFirst()
      return row && uploadOf(row)
    },

    async advance(id, offset, bytes, part) {
      const { numUpdatedRows } = await database
        .updateTable('upload')
        .set({ received: offset + bytes, parts: sql`parts || ${` ${part}`}` })
        .where('id', '=', id)
        .where('received', '=', offset)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async remove(id) {
      await database.deleteFrom('upload').where('id', '=', id).execute()
    },

    async ofHolder(holder) {
      const rows = all().where('holder', '=', holder).orderBy('created_at').orderBy('id')
      return (await rows.execute()).map(uploadOf)
    },

    async begunBefore(at) {
      return (await all().where('created_at', '<', at).execute()).map(uploadOf)
    },
  }
}
