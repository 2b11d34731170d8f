import type { Kysely } from 'kysely'
import { ProjectSummary } from '../../../protocol/http/project.ts'
import type { Database } from '../database.ts'
import { draftPicturePath, picturePath } from '../public-paths.ts'

/** The newest publication, the owner and what it was remixed from, joined to each project that is not in the bin. */
export const selectSummaries = (database: Kysely<Database>) =>
  database
    .selectFrom('project')
    .innerJoin('user as owner', 'owner.id', 'project.owner_id')
    .leftJoin('published', (join) =>
      join.on('published.id', '=', (newest) =>
        newest
          .selectFrom('published as each')
          .select((select) => select.fn.max('each.id').as('id'))
          .whereRef('each.project_id', '=', 'project.id'),
      ),
    )
    .leftJoin('project as original', 'original.id', 'project.remixed_from_id')
    .leftJoin('user as author', 'author.id', 'original.owner_id')
    .leftJoin('project_picture as draft', (join) =>
      join
        .onRef('draft.project_id', '=', 'project.id')
        .on('draft.kind', '=', 'project')
        .on('draft.name', '=', ''),
    )
    .select([
      'project.id',
      'project.name',
      'project.display_name',
      'project.description',
      'project.visibility',
      'project.updated_at',
      'project.play_code',
      'owner.username',
      'published.id as published_id',
      'published.at as published_at',
      'published.panorama_type',
      'original.name as original_name',
      'original.display_name as original_display_name',
      'original.visibility as original_visibility',
      'original.deleted_at as original_deleted_at',
      'author.username as author_username',
      'draft.at as draft_at',
    ])
    .where('project.deleted_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

/** A private or deleted original is not named: the remix must not tell that it exists. */
export function summaryOf(row: Row): ProjectSummary {
  const isOriginalPublic =
    (row.original_visibility === 'public' || row.original_visibility === 'link') &&
    row.original_deleted_at === null
  return ProjectSummary.parse({
    _id: row.id,
    name: row.name,
    displayName: row.display_name,
    description: row.description,
    username: row.username,
    updatedAt: Number(row.updated_at),
    visibility: row.visibility,
    published:
      row.play_code !== null && row.published_id !== null
        ? {
            playCode: row.play_code,
            publishedAt: Number(row.published_at),
            thumbnail: picturePath(row.play_code, Number(row.published_id)),
            ...(row.panorama_type !== null && { hasPanorama: true }),
          }
        : null,
    ...(row.published_id === null &&
      row.draft_at !== null && { draftPicture: draftPicturePath(row.id, Number(row.draft_at)) }),
    remixedFrom: isOriginalPublic
      ? {
          username: row.author_username,
          name: row.original_name,
          displayName: row.original_display_name,
        }
      : null,
  })
}
