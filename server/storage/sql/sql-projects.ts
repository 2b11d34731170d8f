import type { Kysely } from 'kysely'
import { hasUnkindWord } from '../../words/has-unkind-word.ts'
import type { Database } from '../database.ts'
import { freeSlug } from '../free-slug.ts'
import type { Projects } from '../ports/projects.ts'
import { areClassmates } from './are-classmates.ts'
import { askAboutTexts } from './ask-about-texts.ts'
import { atomically } from './atomically.ts'
import { isReadByOthers } from './is-read-by-others.ts'
import { isShownInClass } from './is-shown-in-class.ts'
import { isTeacherOf } from './is-teacher-of.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { pinFiles } from './pin-files.ts'
import { selectSummaries, summaryOf } from './project-summary-row.ts'
import { settleAddress } from './settle-address.ts'
import { showProject } from './show-project.ts'
import { storeTags } from './store-tags.ts'
import { takenNames } from './taken-names.ts'

export function sqlProjects(database: Kysely<Database>): Projects {
  return {
    create: (project, most = Number.POSITIVE_INFINITY) =>
      atomically(database, async (transaction) => {
        const { count } = await transaction
          .selectFrom('project')
          .select((select) => [select.fn.countAll<number>().as('count')])
          .where('owner_id', '=', project.ownerId)
          .where('id', '<>', project.id)
          .executeTakeFirstOrThrow()
        if (Number(count) >= most) return 'full'
        const taken = await takenNames(transaction, project.ownerId, project.id, project.slug)
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('project')
          .values({
            id: project.id,
            owner_id: project.ownerId,
            name: freeSlug(project.slug, taken),
            display_name: project.displayName,
            description: project.description,
            visibility: 'private',
            domain_key: project.domainKey,
            remixed_from_id: project.remixedFromId,
            play_code: null,
            created_at: project.at,
            updated_at: project.at,
            is_kid_project: Number(project.isKidProject),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 0n) return 'there'
        await storeTags(transaction, project.id, project.tags)
        await pinFiles(transaction, {
          projectId: project.id,
          publicationId: null,
          keys: project.files ?? [],
        })
        if (!project.document) return 'created'
        await transaction
          .insertInto('snapshot')
          .values({ project_id: project.id, through_id: 0, at: project.at, bytes: project.document })
          .execute()
        return 'created'
      }),

    async standing(projectId, userId) {
      const row = await database
        .selectFrom('project')
        .leftJoin('project_member', (join) =>
          join
            .onRef('project_member.project_id', '=', 'project.id')
            .on('project_member.user_id', '=', userId),
        )
        .select(['project.owner_id', 'project.visibility', 'project.play_code', 'project_member.role'])
        .select((select) => select.case().when(isShownInClass(select)).then(1).else(0).end().as('in_class'))
        .where('project.id', '=', projectId)
        .where('project.deleted_at', 'is', null)
        .executeTakeFirst()
      if (!row) return undefined
      const isForClass = Number(row.in_class) === 1 && userId !== null && userId !== row.owner_id
      return {
        projectId,
        ownerId: row.owner_id,
        visibility: row.visibility,
        isPublished: row.play_code !== null,
        invitedAs: row.role,
        isClassmate: isForClass && (await areClassmates(database, row.owner_id, userId)),
        isTeacher: isForClass && (await isTeacherOf(database, userId, row.owner_id)),
      }
    },

    async idByName(username, slug) {
      const row = await database
        .selectFrom('project')
        .innerJoin('user', 'user.id', 'project.owner_id')
        .select('project.id')
        .where('user.username_key', '=', username.toLowerCase())
        .where('project.deleted_at', 'is', null)
        .where((where) =>
          where.or([
            where('project.name', '=', slug),
            where('project.id', 'in', (inner) =>
              inner
                .selectFrom('project_alias')
                .select('project_id')
                .whereRef('project_alias.owner_id', '=', 'user.id')
                .where('project_alias.name', '=', slug),
            ),
          ]),
        )
        .executeTakeFirst()
      return row?.id
    },

    async summary(projectId) {
      const row = await selectSummaries(database).where('project.id', '=', projectId).executeTakeFirst()
      return row && summaryOf(row)
    },

    async tags(projectId) {
      const rows = await database
        .selectFrom('project_tag')
        .select('tag')
        .where('project_id', '=', projectId)
        .orderBy('tag')
        .execute()
      return rows.map(({ tag }) => tag)
    },

    async ofMember(userId) {
      const rows = await selectSummaries(database)
        .where((where) =>
          where.or([
            where('project.owner_id', '=', userId),
            where('project.id', 'in', (inner) =>
              inner.selectFrom('project_member').select('project_id').where('user_id', '=', userId),
            ),
          ]),
        )
        .orderBy('project.updated_at', 'desc')
        .execute()
      return rows.map(summaryOf)
    },

    async ofOwner(ownerId, onlyPublic) {
      const all = selectSummaries(database).where('project.owner_id', '=', ownerId)
      const rows = await (onlyPublic
        ? all.where('project.visibility', '=', 'public').where('project.play_code', 'is not', null)
        : all
      )
        .orderBy('project.updated_at', 'desc')
        .execute()
      return rows.map(summaryOf)
    },

    update: (projectId, { slug, displayName, description, tags }, at) =>
      oneAtATime(database, projectId, async (transaction) => {
        const isUnkind = [slug, displayName, description].some((text) => text && hasUnkindWord(text))
        if (isUnkind && (await isReadByOthers(transaction, projectId))) return 'unkind'
        const project = await transaction
          .selectFrom('project')
          .select(['id', 'owner_id', 'name', 'display_name', 'description', 'visibility'])
          .where('id', '=', projectId)
          .executeTakeFirstOrThrow()
        await transaction
          .updateTable('project')
          .set({
            updated_at: at,
            name: await settleAddress(transaction, project, { slug, displayName }),
            ...(displayName !== undefined && { display_name: displayName }),
            ...(description !== undefined && { description }),
          })
          .where('id', '=', projectId)
          .execute()
        await storeTags(transaction, projectId, tags)
        await askAboutTexts(transaction, project, at)
        return 'updated'
      }),

    isReadByOthers: (projectId) => isReadByOthers(database, projectId),

    show: showProject(database),
  }
}
