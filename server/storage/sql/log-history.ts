import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { LogHistory, LogLine } from '../ports/log-history.ts'
import { momentSources } from './moment-sources.ts'
import { shownPerson } from './shown-person.ts'

/** The reading of a project's past. */
export function logHistory(database: Kysely<Database>): LogHistory {
  return {
    async lines(projectId, { readerId, limit, before, username }) {
      const rows = await database
        .selectFrom('update_log')
        .leftJoin('user', (join) =>
          join.onRef('user.id', '=', 'update_log.actor_id').on('user.closed_at', 'is', null),
        )
        .select([
          'update_log.id',
          'update_log.at',
          'update_log.command_type',
          'update_log.label',
          'user.id as userId',
          'user.username',
          'user.name',
        ])
        .where('update_log.project_id', '=', projectId)
        .$if(before !== undefined, (query) => query.where('update_log.id', '<', before ?? 0))
        .$if(username !== undefined, (query) =>
          query.where('user.username_key', '=', (username ?? '').toLowerCase()),
        )
        .orderBy('update_log.id', 'desc')
        .limit(limit)
        .execute()
      const actors = new Map<string | null, LogLine['actor']>()
      for (const { userId, username: actor, name } of rows) {
        if (userId === null || actor === null || name === null || actors.has(userId)) continue
        const shown = await shownPerson(database, readerId, { id: userId, name, profileImg: null })
        actors.set(userId, { username: actor, name: shown.name })
      }
      return rows.map(({ id, at, command_type: type, label, userId }) => ({
        id: Number(id),
        at: Number(at),
        actor: actors.get(userId) ?? null,
        command: type !== null && label !== null ? { type, label } : null,
      }))
    },

    async moments(projectId) {
      const rows = await database
        .selectFrom('history_moment')
        .select(['through_id', 'at'])
        .where('project_id', '=', projectId)
        .orderBy('through_id', 'desc')
        .execute()
      return rows.map(({ through_id: id, at }) => ({ id: Number(id), at: Number(at) }))
    },

    sourcesAt: (projectId, id, { withSnapshot }) =>
      database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((transaction) => momentSources(transaction, { projectId, id, withSnapshot })),

    async olderThan(projectId, before) {
      const rows = database.selectFrom('update_log').where('project_id', '=', projectId)
      const young = await rows
        .select('id')
        .where('at', '>=', before)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      const old = young ? rows.where('id', '<', young.id) : rows
      const first = await old.select('at').orderBy('id').limit(1).executeTakeFirst()
      const last = await old.select(['id', 'at']).orderBy('id', 'desc').limit(1).executeTakeFirst()
      return first && last && { firstAt: Number(first.at), lastId: Number(last.id), lastAt: Number(last.at) }
    },
  }
}
