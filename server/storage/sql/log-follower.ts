import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { UpdateLog } from '../ports/update-log.ts'
import type { OpenRooms } from './open-rooms.ts'

type Follower = Pick<UpdateLog, 'history' | 'since' | 'authorsOf' | 'ends' | 'enter' | 'closedEpoch'>

/** What is asked of a log besides writing it and opening a project from it. */
export function logFollower(database: Kysely<Database>, rooms: OpenRooms | undefined): Follower {
  const rowsOf = (projectId: string) =>
    database
      .selectFrom('update_log')
      .select(['id', 'bytes'])
      .where('project_id', '=', projectId)
      .orderBy('id')

  return {
    history: (projectId) => rowsOf(projectId).execute(),

    since: async (projectId, id) => (rooms ? rowsOf(projectId).where('id', '>', id).execute() : []),

    async authorsOf(projectId, clientIds) {
      if (!rooms || clientIds.length === 0) return new Map()
      const rows = await database
        .selectFrom('author')
        .select(['client_id', 'user_id'])
        .where('project_id', '=', projectId)
        .where('client_id', 'in', clientIds)
        .execute()
      return new Map(rows.map((row) => [row.client_id, row.user_id]))
    },

    async ends(projectIds) {
      if (!rooms || projectIds.length === 0) return new Map()
      const rows = await database
        .selectFrom('project')
        .select((select) => [
          'project.id',
          select
            .selectFrom('update_log')
            .select((row) => row.fn.max('update_log.id').as('id'))
            .whereRef('update_log.project_id', '=', 'project.id')
            .as('newest'),
          select
            .selectFrom('closed_epoch')
            .select((row) => row.fn.max('closed_epoch.through_id').as('id'))
            .whereRef('closed_epoch.project_id', '=', 'project.id')
            .as('ended'),
        ])
        .where('project.id', 'in', projectIds)
        .execute()
      return new Map(
        rows.map(({ id, newest, ended }) => [
          id,
          { newestId: Number(newest ?? 0), epochEnd: Number(ended ?? 0) },
        ]),
      )
    },

    enter: async (projectId) => (rooms ? rooms.enter(projectId) : async () => undefined),

    async closedEpoch(projectId, epoch) {
      const row = await database
        .selectFrom('closed_epoch')
        .select('bytes')
        .where('project_id', '=', projectId)
        .where('epoch', '=', epoch)
        .executeTakeFirst()
      return row?.bytes
    },
  }
}
