import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Storage } from '../storage.ts'
import { hasRewards } from './has-rewards.ts'
import { openRooms } from './open-rooms.ts'
import { openStatistics } from './open-statistics.ts'
import { sqlAccounts } from './sql-accounts.ts'
import { sqlApprovals } from './sql-approvals.ts'
import { sqlAssetFiles } from './sql-asset-files.ts'
import { sqlAssets } from './sql-assets.ts'
import { sqlBin } from './sql-bin.ts'
import { sqlClasses } from './sql-classes.ts'
import { sqlCommunity } from './sql-community.ts'
import { sqlCourses } from './sql-courses.ts'
import { sqlEmailChanges } from './sql-email-changes.ts'
import { sqlEvents } from './sql-events.ts'
import { sqlFeedback } from './sql-feedback.ts'
import { sqlGuesses } from './sql-guesses.ts'
import { sqlIdentities } from './sql-identities.ts'
import { sqlInventory } from './sql-inventory.ts'
import { sqlInvitations } from './sql-invitations.ts'
import { sqlLikes } from './sql-likes.ts'
import { sqlMembers } from './sql-members.ts'
import { sqlPasswordResets } from './sql-password-resets.ts'
import { sqlPersonalRecords } from './sql-personal-records.ts'
import { sqlProfiles } from './sql-profiles.ts'
import { sqlProjectPictures } from './sql-project-pictures.ts'
import { sqlProjects } from './sql-projects.ts'
import { sqlPublications } from './sql-publications.ts'
import { sqlRemixes } from './sql-remixes.ts'
import { sqlReports } from './sql-reports.ts'
import { sqlRewards } from './sql-rewards.ts'
import { sqlRoles } from './sql-roles.ts'
import { sqlServerKeys } from './sql-server-keys.ts'
import { sqlSessions } from './sql-sessions.ts'
import { sqlUpdateLog } from './sql-update-log.ts'
import { sqlUploads } from './sql-uploads.ts'
import { sqlUsedTickets } from './sql-used-tickets.ts'
import { sqlVolumes } from './sql-volumes.ts'

/** Migrates a database and puts the ports over it. `close` closes the database. */
export async function openStorage(database: Kysely<Database>): Promise<Storage> {
  await migrate(database)
  const statistics = openStatistics(database)
  const rooms = isPostgres(database) ? openRooms(database) : undefined
  return {
    accounts: sqlAccounts(database),
    sessions: sqlSessions(database),
    roles: sqlRoles(database),
    profiles: sqlProfiles(database),
    identities: sqlIdentities(database),
    passwordResets: sqlPasswordResets(database),
    emailChanges: sqlEmailChanges(database),
    projects: sqlProjects(database),
    members: sqlMembers(database),
    invitations: sqlInvitations(database),
    likes: sqlLikes(database),
    bin: sqlBin(database),
    community: sqlCommunity(database),
    remixes: sqlRemixes(database),
    projectPictures: sqlProjectPictures(database),
    serverKeys: sqlServerKeys(database),
    publications: sqlPublications(database),
    classes: sqlClasses(database),
    approvals: sqlApprovals(database),
    updateLog: sqlUpdateLog(database, rooms),
    inventory: sqlInventory(database),
    usedTickets: sqlUsedTickets(database),
    assets: { ...sqlAssets(database), ...sqlAssetFiles(database) },
    uploads: sqlUploads(database),
    events: sqlEvents(database),
    statistics,
    rewards: sqlRewards(database, (userId) => hasRewards(database, userId)),
    courses: sqlCourses(database),
    feedback: sqlFeedback(database),
    reports: sqlReports(database),
    volumes: sqlVolumes(database),
    guesses: sqlGuesses(database),
    personalRecords: sqlPersonalRecords(database),
    ping: async () => {
      await sql`select 1`.execute(database)
    },
    close: async () => {
      await statistics.close()
      await rooms?.end()
      await database.destroy()
    },
  }
}
