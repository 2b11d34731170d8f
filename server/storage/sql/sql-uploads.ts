import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { AssetHolder } from '../ports/assets.ts'
import type { Upload, Uploads } from '../ports/uploads.ts'
import { holderOf } from './asset-row.ts'

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

export function sqlUploads(database: Kysely<Database>): Uploads {
  const all = () => database.selectFrom('upload').select(columns)

  return {
    async begin(upload) {
      const { fileName, parts, createdAt, ...values } = upload
      await database
        .insertInto('upload')
        .values({ ...values, file_name: fileName, parts: parts.join(' '), created_at: createdAt })
        .onConflict((conflict) =>
          conflict
            .columns(['holder', 'type', 'hash'])
            .doUpdateSet({ name: values.name, file_name: fileName }),
        )
        .execute()
      const row = await all()
        .where('holder', '=', values.holder)
        .where('type', '=', values.type)
        .where('hash', '=', values.hash)
        .executeTakeFirstOrThrow()
      return uploadOf(row)
    },

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

    async pendingBytes(holder) {
      const row = await database
        .selectFrom('upload')
        .select(({ fn }) => fn.sum<number | string | null>('length').as('bytes'))
        .where('holder', '=', holder)
        .executeTakeFirstOrThrow()
      return Number(row.bytes ?? 0)
    },

    async ofHolder(holder) {
      return (await all().where('holder', '=', holder).execute()).map(uploadOf)
    },

    async begunBefore(at) {
      return (await all().where('created_at', '<', at).execute()).map(uploadOf)
    },
  }
}
