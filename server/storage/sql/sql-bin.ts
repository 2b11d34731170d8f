import type { Kysely } from 'kysely'
import { ProjectId } from '../../../model/ids.ts'
import { binMs } from '../../../protocol/http/bin.ts'
import type { Database } from '../database.ts'
import { freeSlug } from '../free-slug.ts'
import type { Bin } from '../ports/bin.ts'
import { atomically } from './atomically.ts'
import { takenNames } from './taken-names.ts'

/** A name that no slug can be, so that it is never in the way of one. */
const nameInBin = (projectId: string): string => `~${projectId}`

export function sqlBin(database: Kysely<Database>): Bin {
  return {
    put: (projectId, at) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('project')
          .set((set) => ({ deleted_at: at, deleted_name: set.ref('name'), name: nameInBin(projectId) }))
          .where('id', '=', projectId)
          .where('deleted_at', 'is', null)
          .execute()
        await transaction.deleteFrom('project_alias').where('project_id', '=', projectId).execute()
      }),

    async ofOwner(ownerId) {
      const rows = await database
        .selectFrom('project')
        .select((select) => [
          'id',
          'display_name',
          'description',
          'deleted_at',
          // Both happen at the same moment.
          select
            .selectFrom('moderation_decision')
            .select('moderation_decision.id')
            .whereRef('moderation_decision.project_id', '=', 'project.id')
            .whereRef('moderation_decision.at', '=', 'project.deleted_at')
            .where('moderation_decision.decision', '=', 'delete')
            .limit(1)
            .as('decision_id'),
        ])
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        _id: ProjectId.parse(row.id),
        displayName: row.display_name,
        description: row.description,
        deletedAt: Number(row.deleted_at),
        goneAt: Number(row.deleted_at) + binMs,
        ...(row.decision_id !== null && { isFromStaff: true }),
      }))
    },

    restore: (projectId, ownerId, at) =>
      atomically(database, async (transaction) => {
        const project = await transaction
          .selectFrom('project')
          .select('deleted_name')
          .where('id', '=', projectId)
          .where('owner_id', '=', ownerId)
          .where('deleted_at', 'is not', null)
          .executeTakeFirst()
        if (!project) return false
        const name = project.deleted_name ?? 'world'
        const taken = await takenNames(transaction, ownerId, projectId, name)
        await transaction
          .updateTable('project')
          .set({
            name: freeSlug(name, taken),
            deleted_at: null,
            deleted_name: null,
            updated_at: at,
          })
          .where('id', '=', projectId)
          .execute()
        return true
      }),

    async remove(projectId, ownerId) {
      const { numDeletedRows } = await database
        .deleteFrom('project')
        .where('id', '=', projectId)
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async purge(before) {
      const { numDeletedRows } = await database
        .deleteFrom('project')
        .where('deleted_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
