import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Publications } from '../ports/publications.ts'
import { dropOldPublications } from './drop-old-publications.ts'
import { isHidden } from './is-hidden.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { pinFiles } from './pin-files.ts'
import { settleAddress } from './settle-address.ts'
import { storeTags } from './store-tags.ts'
import { visibilityAfterPublish } from './visibility-after-publish.ts'

export function sqlPublications(database: Kysely<Database>): Publications {
  const published = (playCode: string, version: number | undefined) => {
    const all = database
      .selectFrom('published')
      .innerJoin('project', 'project.id', 'published.project_id')
      .where('project.play_code', '=', playCode)
      .where('project.deleted_at', 'is', null)
    return (version === undefined ? all : all.where('published.id', '=', version)).orderBy(
      'published.id',
      'desc',
    )
  }

  return {
    publish: (publication) =>
      oneAtATime(database, publication.projectId, async (transaction) => {
        if (await isHidden(transaction, publication.projectId)) return 'hidden'
        const project = await transaction
          .selectFrom('project')
          .select(['id', 'owner_id', 'name', 'display_name', 'play_code', 'visibility', 'remixed_from_id'])
          .where('id', '=', publication.projectId)
          .executeTakeFirstOrThrow()
        if (project.play_code === null) {
          const taken = await transaction
            .selectFrom('project')
            .select('id')
            .where('play_code', '=', publication.playCode)
            .executeTakeFirst()
          if (taken) return 'code-taken'
        }
        const { id } = await transaction
          .insertInto('published')
          .values({
            project_id: publication.projectId,
            actor_id: publication.actorId,
            at: publication.at,
            display_name: publication.displayName,
            description: publication.description,
            document: publication.document,
            picture: publication.picture.bytes,
            picture_type: publication.picture.type,
            panorama: publication.panorama?.bytes ?? null,
            panorama_type: publication.panorama?.type ?? null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await pinFiles(transaction, {
          projectId: publication.projectId,
          publicationId: Number(id),
          keys: publication.files ?? [],
        })
        const { owner_id: ownerId, visibility } = project
        const { projectId, at } = publication
        const published = { ownerId, projectId, publicationId: Number(id), visibility, at }
        await transaction
          .updateTable('project')
          .set({
            play_code: project.play_code ?? publication.playCode,
            name: await settleAddress(transaction, project, publication),
            visibility: await visibilityAfterPublish(transaction, published),
            remixed_from_id: project.remixed_from_id ?? publication.remixedFromId,
            display_name: publication.displayName,
            description: publication.description,
            updated_at: publication.at,
          })
          .where('id', '=', publication.projectId)
          .execute()
        await storeTags(transaction, publication.projectId, publication.tags)
        await dropOldPublications(transaction, publication.projectId)
        return 'published'
      }),

    projectOf: (playCode) =>
      database
        .selectFrom('project')
        .select(['id as projectId', 'visibility'])
        .where('play_code', '=', playCode)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    async byCode(playCode) {
      const row = await published(playCode, undefined)
        .innerJoin('user', 'user.id', 'project.owner_id')
        .select([
          'published.id',
          'published.display_name',
          'published.description',
          'published.panorama_type',
          'project.name',
          'user.username',
        ])
        .executeTakeFirst()
      return (
        row && {
          playCode,
          displayName: row.display_name,
          description: row.description,
          username: row.username,
          name: row.name,
          version: Number(row.id),
          hasPanorama: row.panorama_type !== null,
        }
      )
    },

    async document(playCode, version) {
      const row = await published(playCode, version).select('published.document').executeTakeFirst()
      return row?.document
    },

    async picture(playCode, version) {
      const row = await published(playCode, version)
        .select(['published.picture', 'published.picture_type'])
        .executeTakeFirst()
      return row && { bytes: row.picture, type: row.picture_type }
    },

    async panorama(playCode, version) {
      const row = await published(playCode, version)
        .select(['published.panorama', 'published.panorama_type'])
        .executeTakeFirst()
      return row?.panorama && row.panorama_type ? { bytes: row.panorama, type: row.panorama_type } : undefined
    },

    async documentOfProject(projectId) {
      const row = await database
        .selectFrom('published')
        .select('document')
        .where('project_id', '=', projectId)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      return row?.document
    },
  }
}
