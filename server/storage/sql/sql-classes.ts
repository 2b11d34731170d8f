import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Classes, ClassRecord } from '../ports/classes.ts'
import { classMembers } from './class-members.ts'
import { isShownInClass } from './is-shown-in-class.ts'
import { keepAccount } from './keep-account.ts'
import { selectSummaries, summaryOf } from './project-summary-row.ts'

/** Whose role as a teacher was taken away teaches no class. */
const selectClasses = (database: Kysely<Database>) =>
  database
    .selectFrom('school_class')
    .leftJoin('user as teacher', (join) =>
      join
        .onRef('teacher.id', '=', 'school_class.teacher_id')
        .on('teacher.closed_at', 'is', null)
        .on('teacher.id', 'in', (inner) =>
          inner.selectFrom('user_role').select('user_role.user_id').where('user_role.role', '=', 'teacher'),
        ),
    )
    .select([
      'school_class.id',
      'school_class.name',
      'school_class.code',
      'school_class.has_rewards',
      'school_class.archived_at',
      'teacher.id as teacher_id',
      'teacher.username',
      'teacher.name as teacher_name',
    ])

function recordOf(
  row: Awaited<ReturnType<ReturnType<typeof selectClasses>['execute']>>[number],
): ClassRecord {
  const { teacher_id: teacherId, username, teacher_name: teacherName } = row
  const isTaught = teacherId !== null && username !== null && teacherName !== null
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    teacher: isTaught ? { id: teacherId, username, name: teacherName } : null,
    hasRewards: row.has_rewards === 1,
    isArchived: row.archived_at !== null,
  }
}

export function sqlClasses(database: Kysely<Database>): Classes {
  return {
    ...classMembers(database),
    keep: keepAccount(database),

    async create({ id, teacherId, name, code, at }) {
      await database
        .insertInto('school_class')
        .values({ id, teacher_id: teacherId, name, code, has_rewards: 1, created_at: at, archived_at: null })
        .execute()
    },

    async byId(classId) {
      const row = await selectClasses(database).where('school_class.id', '=', classId).executeTakeFirst()
      return row && recordOf(row)
    },

    async byCode(code) {
      const row = await selectClasses(database).where('school_class.code', '=', code).executeTakeFirst()
      return row && recordOf(row)
    },

    async ofPerson(userId) {
      const rows = await selectClasses(database)
        .where((where) =>
          where.or([
            where('teacher.id', '=', userId),
            where.and([
              where('school_class.archived_at', 'is', null),
              where('school_class.id', 'in', (inner) =>
                inner
                  .selectFrom('class_member')
                  .select('class_id')
                  .where('user_id', '=', userId)
                  .where('removed_at', 'is', null),
              ),
            ]),
          ]),
        )
        .orderBy('school_class.created_at', 'desc')
        .execute()
      return rows.map(recordOf)
    },

    async change(classId, { name, hasRewards, isArchived }, at) {
      const change = {
        ...(name !== undefined && { name }),
        ...(hasRewards !== undefined && { has_rewards: Number(hasRewards) }),
        ...(isArchived !== undefined && { archived_at: isArchived ? at : null }),
      }
      if (Object.keys(change).length === 0) return
      await database.updateTable('school_class').set(change).where('id', '=', classId).execute()
    },

    async setCode(classId, code) {
      await database.updateTable('school_class').set({ code }).where('id', '=', classId).execute()
    },

    async projects(classId, { userId, isTeacher }) {
      const shown = selectSummaries(database).where(isShownInClass)
      const opening = isTeacher
        ? shown
        : shown.where((where) =>
            where.or([
              where('project.play_code', 'is not', null),
              where('project.owner_id', '=', userId),
              where('project.id', 'in', (inner) =>
                inner.selectFrom('project_member').select('project_id').where('user_id', '=', userId),
              ),
            ]),
          )
      const rows = await opening
        .where((where) =>
          where.or([
            where('project.owner_id', 'in', (inner) =>
              inner
                .selectFrom('class_member')
                .select('user_id')
                .where('class_id', '=', classId)
                .where('removed_at', 'is', null),
            ),
            where('project.owner_id', 'in', (inner) =>
              inner
                .selectFrom('school_class')
                .innerJoin('user_role', 'user_role.user_id', 'school_class.teacher_id')
                .select('user_role.user_id')
                .where('user_role.role', '=', 'teacher')
                .where('school_class.id', '=', classId),
            ),
          ]),
        )
        .orderBy('project.updated_at', 'desc')
        .execute()
      return rows.map(summaryOf)
    },

    async shownBy(userId) {
      const rows = await database
        .selectFrom('project')
        .select('id')
        .where('owner_id', '=', userId)
        .where(isShownInClass)
        .where('deleted_at', 'is', null)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
