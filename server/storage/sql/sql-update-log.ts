import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { UpdateLog } from '../ports/update-log.ts'

export function sqlUpdateLog(database: Kysely<Database>): UpdateLog {
  return {
    append: (update) =>
      database.transaction().execute(async (transaction) => {
        if (update.newAuthors.length > 0) {
          await transaction
            .insertInto('author')
            .values(
              update.newAuthors.map(({ clientId, userId }) => ({
                project_id: update.projectId,
                client_id: clientId,
                user_id: userId,
              })),
            )
            .onConflict((conflict) => conflict.columns(['project_id', 'client_id']).doNothing())
            .execute()
        }
        const { id } = await transaction
          .insertInto('update_log')
          .values({
            project_id: update.projectId,
            actor_id: update.actorId,
            at: update.at,
            command_id: update.command?.id ?? null,
            command_type: update.command?.type ?? null,
            label: update.command?.label ?? null,
            bytes: update.bytes,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),

    load: (projectId) =>
      database.transaction().execute(async (transaction) => {
        const snapshot = await transaction
          .selectFrom('snapshot')
          .select(['through_id', 'bytes'])
          .where('project_id', '=', projectId)
          .executeTakeFirst()
        const updates = await transaction
          .selectFrom('update_log')
          .select(['id', 'bytes'])
          .where('project_id', '=', projectId)
          .where('id', '>', snapshot?.through_id ?? 0)
          .orderBy('id')
          .execute()
        const authors = await transaction
          .selectFrom('author')
          .select(['client_id', 'user_id'])
          .where('project_id', '=', projectId)
          .execute()
        return {
          snapshot: snapshot && { throughId: snapshot.through_id, bytes: snapshot.bytes },
          updates,
          authors: new Map(authors.map((row) => [row.client_id, row.user_id])),
        }
      }),

    history: (projectId) =>
      database
        .selectFrom('update_log')
        .select(['id', 'bytes'])
        .where('project_id', '=', projectId)
        .orderBy('id')
        .execute(),

    async quarantine(projectId, updateId, reason, at) {
      await database
        .insertInto('quarantine')
        .values({ project_id: projectId, update_id: updateId, reason, at })
        .onConflict((conflict) => conflict.column('update_id').doNothing())
        .execute()
    },

    async closedEpoch(projectId, epoch) {
      const row = await database
        .selectFrom('closed_epoch')
        .select('bytes')
        .where('project_id', '=', projectId)
        .where('epoch', '=', epoch)
        .executeTakeFirst()
      return row?.bytes
    },

    async lastClosedEpoch(projectId) {
      const row = await database
        .selectFrom('closed_epoch')
        .select(['through_id', 'bytes'])
        .where('project_id', '=', projectId)
        .orderBy('epoch', 'desc')
        .executeTakeFirst()
      return row && { throughId: row.through_id, bytes: row.bytes }
    },

    compact: ({ projectId, throughId, bytes, at, keepFrom, closes }) =>
      database.transaction().execute(async (transaction) => {
        if (closes) {
          await transaction
            .insertInto('closed_epoch')
            .values({ project_id: projectId, through_id: throughId, at, ...closes })
            .execute()
        }
        await transaction
          .insertInto('snapshot')
          .values({ project_id: projectId, through_id: throughId, at, bytes })
          .onConflict((conflict) =>
            conflict.column('project_id').doUpdateSet({ through_id: throughId, at, bytes }),
          )
          .execute()
        await transaction
          .deleteFrom('update_log')
          .where('project_id', '=', projectId)
          .where('id', '<=', throughId)
          .where('at', '<', keepFrom)
          .execute()
      }),
  }
}
