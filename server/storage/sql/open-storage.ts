import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Storage } from '../storage.ts'
import { sqlAccounts } from './sql-accounts.ts'
import { sqlMembers } from './sql-members.ts'
import { sqlProjects } from './sql-projects.ts'
import { sqlPublications } from './sql-publications.ts'
import { sqlRoles } from './sql-roles.ts'
import { sqlSessions } from './sql-sessions.ts'
import { sqlUpdateLog } from './sql-update-log.ts'

/** Migrates a database and puts the ports over it. `close` closes the database. */
export async function openStorage(database: Kysely<Database>): Promise<Storage> {
  await migrate(database)
  return {
    accounts: sqlAccounts(database),
    sessions: sqlSessions(database),
    roles: sqlRoles(database),
    projects: sqlProjects(database),
    members: sqlMembers(database),
    publications: sqlPublications(database),
    updateLog: sqlUpdateLog(database),
    ping: async () => {
      await sql`select 1`.execute(database)
    },
    close: () => database.destroy(),
  }
}
