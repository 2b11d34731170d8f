import type { Transaction } from 'kysely'
import { hasUnkindWord } from '../../words/has-unkind-word.ts'
import type { Database } from '../database.ts'
import type { NotShown } from '../ports/projects.ts'
import { isHidden } from './is-hidden.ts'

/** Why nobody more may be let to a project now. Ask in the transaction that lets them. */
export async function whyNotShown(
  transaction: Transaction<Database>,
  projectId: string,
): Promise<NotShown | undefined> {
  if (await isHidden(transaction, projectId)) return 'hidden'
  const texts = await transaction
    .selectFrom('project')
    .select(['display_name', 'description'])
    .where('id', '=', projectId)
    .executeTakeFirst()
  return texts && hasUnkindWord(`${texts.display_name}\n${texts.description}`) ? 'unkind' : undefined
}
