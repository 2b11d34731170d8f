import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from '../database.ts'
import { accountsAndProjects } from './0001-accounts-and-projects.ts'
import { oldAddresses } from './0002-old-addresses.ts'
import { closedEpochs } from './0003-closed-epochs.ts'
import { accountsAndRoles } from './0004-accounts-and-roles.ts'

/** In the order they run; a released one is never changed. */
const migrations: Record<string, Migration> = {
  '0001-accounts-and-projects': accountsAndProjects,
  '0002-old-addresses': oldAddresses,
  '0003-closed-epochs': closedEpochs,
  '0004-accounts-and-roles': accountsAndRoles,
}

/** Brings the tables to the newest version. Throws when one fails, which leaves the version before it. */
export async function migrate(database: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
