import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { dropOldPublications } from './drop-old-publications.ts'
import { isPupil } from './is-pupil.ts'
import { visibilityAfterPublish } from './visibility-after-publish.ts'

/** A project as it was before its texts changed. */
type Before = Pick<
  Selectable<Database['project']>,
  'id' | 'owner_id' | 'name' | 'display_name' | 'description' | 'visibility'
>

/** Whether a teacher was asked about a pupil's project, or has approved it. */
async function isInQuestion(transaction: Transaction<Database>, project: Before): Promise<boolean> {
  const asked = await transaction
    .selectFrom('publication_approval')
    .select('project_id')
    .where('project_id', '=', project.id)
    .where('state', '<>', 'refused')
    .executeTakeFirst()
  return asked !== undefined && isPupil(transaction, project.owner_id)
}

/** The newest publication once more, with the texts that the project has now; answers its id. */
async function publishTexts(
  transaction: Transaction<Database>,
  projectId: string,
  at: number,
): Promise<number> {
  const { id } = await transaction
    .insertInto('published')
    .columns([
      'project_id',
      'actor_id',
      'at',
      'display_name',
      'description',
      'document',
      'picture',
      'picture_type',
      'panorama',
      'panorama_type',
    ])
    .expression((from) =>
      from
        .selectFrom('published')
        .innerJoin('project', 'project.id', 'published.project_id')
        .select((select) => [
          'published.project_id',
          'published.actor_id',
          select.val(at).as('at'),
          'project.display_name',
          'project.description',
          'published.document',
          'published.picture',
          'published.picture_type',
          'published.panorama',
          'published.panorama_type',
        ])
        .where('project.id', '=', projectId)
        .orderBy('published.id', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await dropOldPublications(transaction, projectId)
  return Number(id)
}

/**
 * After a pupil's project got other texts: a teacher's approval was for the ones before, so the texts are published anew, for the class
 * first, and the teacher is asked once more. What nobody was asked about stays as it is.
 */
export async function askAboutTexts(
  transaction: Transaction<Database>,
  before: Before,
  at: number,
): Promise<void> {
  const now = await transaction
    .selectFrom('project')
    .select(['name', 'display_name', 'description'])
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  const isSame =
    now.name === before.name &&
    now.display_name === before.display_name &&
    now.description === before.description
  if (isSame || !(await isInQuestion(transaction, before))) return
  const { id: projectId, owner_id: ownerId, visibility } = before
  const publicationId = await publishTexts(transaction, projectId, at)
  const widest = await visibilityAfterPublish(transaction, {
    ownerId,
    projectId,
    publicationId,
    visibility,
    at,
  })
  await transaction
    .updateTable('hidden_project')
    .set({ visibility: widest })
    .where('project_id', '=', projectId)
    .where('visibility', 'in', ['link', 'public'])
    .execute()
  if (visibility === 'private') return
  await transaction.updateTable('project').set({ visibility: widest }).where('id', '=', projectId).execute()
}
