import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import { eventColumns, type MadeEvent } from './made-events.ts'

const columns = eventColumns.join(', ')

/** Puts events into the event table of a SQLite file. */
export function fillSqlite(file: string, events: Iterable<MadeEvent>): void {
  const database = new Sqlite(file, { timeout: 10_000 })
  const insert = database.prepare(`insert into event (${columns}) values (?, ?, ?, ?, ?, ?)`)
  database.transaction(() => {
    for (const event of events) insert.run(...event)
  })()
  database.close()
}

/** Rows in one statement. */
const atOnce = 20_000

/** The same in PostgreSQL, which then looks at what it has, as it does by itself after a while. */
export async function fillPostgres(url: string, events: Iterable<MadeEvent>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const insert = (rows: readonly MadeEvent[]) =>
    client.query(
      `insert into event (${columns}) select * from unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[])`,
      eventColumns.map((_, column) => rows.map((row) => row[column])),
    )
  let waiting: MadeEvent[] = []
  for (const event of events) {
    waiting.push(event)
    if (waiting.length < atOnce) continue
    await insert(waiting)
    waiting = []
  }
  await insert(waiting)
  await client.query('vacuum analyze event')
  await client.end()
}
