import type { Transaction } from 'kysely'
import type { Visibility } from '../../../protocol/http/project.ts'
import type { Database } from '../database.ts'
import { classIdsOf } from './class-ids-of.ts'
import { isPupil } from './is-pupil.ts'

interface Published {
  readonly ownerId: string
  readonly projectId: string
  readonly publicationId: number
  readonly visibility: Visibility
  readonly at: number
}

/**
 * Who sees a project once something of it is published: everybody when it was private, else those whom its owner chose. A pupil's is seen
 * by the class, and by more only when its teacher has seen it: whoever was asked before is asked anew.
 */
export async function visibilityAfterPublish(
  transaction: Transaction<Database>,
  { ownerId, projectId, publicationId, visibility, at }: Published,
): Promise<Visibility> {
  if (!(await isPupil(transaction, ownerId))) return visibility === 'private' ? 'public' : visibility
  await transaction
    .updateTable('publication_approval')
    .set({ publication_id: publicationId, state: 'asked', asked_at: at, decided_at: null, decided_by: null })
    .where('project_id', '=', projectId)
    .where('state', '<>', 'refused')
    .execute()
  return (await classIdsOf(transaction, ownerId)).length > 0 ? 'class' : 'private'
}
