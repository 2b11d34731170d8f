import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'
import type { NewUpdates, UpdateLog } from '../ports/update-log.ts'
import { bindAuthors } from './bind-authors.ts'
import { epochEnd } from './epoch-end.ts'
import { groupAppends } from './group-appends.ts'
import { forgetThrough, keepBeginning } from './keep-moments.ts'
import { logFollower } from './log-follower.ts'
import { logHistory } from './log-history.ts'
import { holdLog, isRoomFree } from './log-locks.ts'
import { newestRow } from './newest-row.ts'
import type { OpenRooms } from './open-rooms.ts'

/** `rooms` marks what is open here; absent: no other process can be there. */
export function sqlUpdateLog(database: Kysely<Database>, rooms?: OpenRooms): UpdateLog {
  const isShared = isPostgres(database)
  const appendIn = async (transaction: Transaction<Database>, batch: NewUpdates) => {
    const { projectId, updates, editedAt } = batch
    if (isShared) {
      await holdLog(transaction, projectId)
      const isOver =
        batch.epochEnd !== undefined && (await epochEnd(transaction, projectId)) !== batch.epochEnd
      if (isOver) return 'epoch-over'
    }
    if (!(await bindAuthors(transaction, batch))) return 'foreign-author'
    const rows = await transaction
      .insertInto('update_log')
      .values(
        updates.map(({ actorId, at, command, bytes }) => ({
          project_id: projectId,
          actor_id: actorId,
          at,
          command_id: command?.id ?? null,
          command_type: command?.type ?? null,
          label: command?.label ?? null,
          bytes,
        })),
      )
      .returning('id')
      .execute()
    if (editedAt !== undefined)
      await transaction
        .updateTable('project')
        .set({ updated_at: editedAt })
        .where('id', '=', projectId)
        .execute()
    return rows.map(({ id }) => id)
  }

  return {
    isShared,
    ...logFollower(database, rooms),
    ...logHistory(database),

    append: isShared
      ? (batch) => database.transaction().execute((transaction) => appendIn(transaction, batch))
      : groupAppends(database, appendIn),

    load: (projectId) =>
      database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
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
            epochEnd: await epochEnd(transaction, projectId),
          }
        }),

    async quarantine(projectId, updateId, reason, at) {
      await database
        .insertInto('quarantine')
        .values({ project_id: projectId, update_id: updateId, reason, at })
        .onConflict((conflict) => conflict.column('update_id').doNothing())
        .execute()
    },

    compact: ({ projectId, throughId, bytes, at, forget, closes }) =>
      database.transaction().execute(async (transaction) => {
        if (isShared) await holdLog(transaction, projectId)
        if (closes) {
          const isAlone =
            !isShared ||
            ((await isRoomFree(transaction, projectId)) &&
              (await newestRow(transaction, projectId)) <= throughId)
          if (!isAlone) return false
          await transaction
            .insertInto('closed_epoch')
            .values({ project_id: projectId, through_id: throughId, at, ...closes })
            .execute()
        }
        await keepBeginning(transaction, projectId)
        await transaction
          .insertInto('snapshot')
          .values({ project_id: projectId, through_id: throughId, at, bytes })
          .onConflict((conflict) =>
            conflict
              .column('project_id')
              .doUpdateSet({ through_id: throughId, at, bytes })
              .where('snapshot.through_id', '<=', throughId),
          )
          .execute()
        if (forget) await forgetThrough(transaction, projectId, forget)
        return true
      }),
  }
}
