import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { PersonalRecords } from '../ports/personal-records.ts'
import { type PersonalTable, personalTables } from './personal-tables.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows of a long list that are read at once. */
const pageRows = 1000

const Bytes = z.instanceof(Uint8Array)

const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** Times as a person reads them; other values as they are. */
const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) =>
      /(^|_)at$/.test(column) && typeof value === 'number'
        ? [column, new Date(value).toISOString()]
        : [column, value],
    ),
  )

export function sqlPersonalRecords(database: Kysely<Database>): PersonalRecords {
  async function* pagesOf(
    { table, columns, isOf, order, isLong }: PersonalTable,
    userId: string,
  ): AsyncGenerator<readonly Row[]> {
    let after = 0
    for (;;) {
      const further = isLong
        ? sql`and id > ${after} order by id limit ${pageRows}`
        : sql`order by ${list(order)}`
      const { rows } =
        await sql<Row>`select ${list(columns)} from ${sql.table(table)} where ${isOf(userId)} ${further}`.execute(
          database,
        )
      if (rows.length > 0) yield rows.map(readable)
      after = Number(rows.at(-1)?.id)
      if (!isLong || rows.length < pageRows) return
    }
  }

  /** Goes on with a page that has been read already. */
  async function* from(
    first: readonly Row[],
    others: AsyncGenerator<readonly Row[]>,
  ): AsyncGenerator<readonly Row[]> {
    yield first
    yield* others
  }

  return {
    async *lists(userId) {
      for (const table of personalTables) {
        const pages = pagesOf(table, userId)
        const first = await pages.next()
        if (!first.done) yield { name: table.name, pages: from(first.value, pages) }
      }
    },

    async *files(userId) {
      for (const { table, name, isOf, order, bytes = [] } of personalTables) {
        for (const { column, type, extension, folder = name } of bytes) {
          for (let number = 0; ; number += 1) {
            const { rows } = await sql<{ bytes: unknown; type: string }>`
              select ${sql.ref(column)} as bytes, ${sql.ref(type)} as type from ${sql.table(table)}
              where ${isOf(userId)} and ${sql.ref(column)} is not null
              order by ${list(order)} limit 1 offset ${number}`.execute(database)
            const [row] = rows
            if (!row) break
            yield {
              name: `${folder}/${number + 1}.${extension ?? row.type.split('/')[1]}`,
              bytes: Bytes.parse(row.bytes),
            }
          }
        }
      }
    },
  }
}
