import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Assets } from '../ports/assets.ts'
import { classIdsOf } from './class-ids-of.ts'

/** `Assets.publishedFor`: the policy's 'see' (`auth/policy.ts`) as one question about all keys, however many projects have them. */
export const publishedFor =
  (database: Kysely<Database>): Assets['publishedFor'] =>
  async (userId, keys) => {
    const classIds = userId === null ? [] : await classIdsOf(database, userId)
    const rows = await database
      .selectFrom('published_asset')
      .innerJoin('project', 'project.id', 'published_asset.project_id')
      .select('published_asset.key')
      .distinct()
      .where('published_asset.key', 'in', [...keys, ''])
      .where('project.deleted_at', 'is', null)
      .where((where) =>
        where.or([
          where('project.visibility', 'in', ['public', 'link']),
          where('project.owner_id', '=', userId ?? ''),
          where('project.id', 'in', (inner) =>
            inner
              .selectFrom('project_member')
              .select('project_id')
              .where('user_id', '=', userId ?? ''),
          ),
          where.and([
            where('project.visibility', '=', 'class'),
            where.or([
              where('project.owner_id', 'in', (inner) =>
                inner
                  .selectFrom('class_member')
                  .select('user_id')
                  .where('class_id', 'in', [...classIds, ''])
                  .where('removed_at', 'is', null),
              ),
              where('project.owner_id', 'in', (inner) =>
                inner
                  .selectFrom('school_class')
                  .innerJoin('user_role', 'user_role.user_id', 'school_class.teacher_id')
                  .select('user_role.user_id')
                  .where('user_role.role', '=', 'teacher')
                  .where('school_class.id', 'in', [...classIds, '']),
              ),
            ]),
          ]),
        ]),
      )
      .execute()
    return new Set(rows.map(({ key }) => key))
  }
