import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../server/storage/database.ts'

/** A row in which one of the words stands, whatever the case, also in its bytes. */
export interface NamingRow {
  readonly table: string
  readonly columns: readonly string[]
  readonly row: Readonly<Record<string, unknown>>
}

const textOf = (value: unknown): string =>
  (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value ?? '')).toLowerCase()

/** All tables with their columns, as the database itself knows them. */
export async function tablesOf(database: Kysely<Database>): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await database.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}

/** Every row of every table that names somebody. */
export async function rowsNaming(
  database: Kysely<Database>,
  words: readonly string[],
): Promise<readonly NamingRow[]> {
  const found: NamingRow[] = []
  for (const table of (await tablesOf(database)).keys()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database)
    for (const row of rows) {
      const columns = Object.entries(row)
        .filter(([, value]) => words.some((word) => textOf(value).includes(word.toLowerCase())))
        .map(([column]) => column)
      if (columns.length > 0) found.push({ table, columns, row })
    }
  }
  return found
}
