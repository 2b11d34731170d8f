import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'
import { accountsAndProjects } from './0001-accounts-and-projects.ts'
import { oldAddresses } from './0002-old-addresses.ts'
import { closedEpochs } from './0003-closed-epochs.ts'
import { accountsAndRoles } from './0004-accounts-and-roles.ts'
import { projectSharing } from './0005-project-sharing.ts'
import { assets } from './0006-assets.ts'
import { events } from './0008-events.ts'
import { rewardsAndReports } from './0009-rewards-and-reports.ts'
import { classes } from './0010-classes.ts'
import { sync } from './0011-sync.ts'
import { approvals } from './0012-approvals.ts'
import { emailChanges } from './0013-email-changes.ts'
import { volumes } from './0014-volumes.ts'
import { pinsOfPublications } from './0015-pins-of-publications.ts'
import { toldApprovals } from './0016-told-approvals.ts'
import { pixelsOfModels } from './0017-pixels-of-models.ts'
import { decisionsAndRecordings } from './0018-decisions-and-recordings.ts'
import { panoramas } from './0019-panoramas.ts'
import { NewerDatabase } from './newer-database.ts'

/** In the order they run; a released one is never changed. */
const migrations: Record<string, Migration> = {
  '0001-accounts-and-projects': accountsAndProjects,
  '0002-old-addresses': oldAddresses,
  '0003-closed-epochs': closedEpochs,
  '0004-accounts-and-roles': accountsAndRoles,
  '0005-project-sharing': projectSharing,
  '0006-assets': assets,
  '0008-events': events,
  '0009-rewards-and-reports': rewardsAndReports,
  '0010-classes': classes,
  '0011-sync': sync,
  '0012-approvals': approvals,
  '0013-email-changes': emailChanges,
  '0014-volumes': volumes,
  '0015-pins-of-publications': pinsOfPublications,
  '0016-told-approvals': toldApprovals,
  '0017-pixels-of-models': pixelsOfModels,
  '0018-decisions-and-recordings': decisionsAndRecordings,
  '0019-panoramas': panoramas,
}

/** Brings the tables to the newest version. Throws when one fails, which leaves the version before it, and `NewerDatabase`. */
async function bringUp(database: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  if (await isNewer(database)) throw new NewerDatabase()
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function isNewer(database: Kysely<Database>): Promise<boolean> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database)
  return rows.some(({ name }) => !Object.hasOwn(migrations, name))
}

/**
 * Migrates a database. Of several processes that start at once on PostgreSQL one does it, and the others wait for it; the lock is that
 * of a connection, so that a process that dies lets go of it.
 */
export async function migrate(database: Kysely<Database>): Promise<void> {
  if (!isPostgres(database)) return bringUp(database)
  await database.connection().execute(async (connection) => {
    const key = sql`hashtextextended('nestling:migrations:' || current_schema(), 0)`
    await sql`select pg_advisory_lock(${key})`.execute(connection)
    try {
      await bringUp(database)
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection)
    }
  })
}
