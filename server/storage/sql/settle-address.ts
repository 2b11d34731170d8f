import type { Selectable, Transaction } from 'kysely'
import { slugOf } from '../../../protocol/addresses/slug-of.ts'
import type { Database } from '../database.ts'
import { freeSlug } from '../free-slug.ts'
import { takenNames } from './taken-names.ts'

type Project = Pick<Selectable<Database['project']>, 'id' | 'owner_id' | 'name' | 'display_name'>

/** The slug that a project asks for: a given one, else the one of a displayed name that really changes it. */
function wantedSlug(
  project: Project,
  slug: string | undefined,
  displayName: string | undefined,
): string | undefined {
  if (slug !== undefined || displayName === undefined) return slug
  const next = slugOf(displayName)
  return next === slugOf(project.display_name) ? undefined : next
}

/**
 * Answers the name that a project has from now on, and keeps the one before as an old address (decisions, 'Addresses'). The caller
 * writes the answer into the project's row in the same transaction.
 */
export async function settleAddress(
  transaction: Transaction<Database>,
  project: Project,
  { slug, displayName }: { readonly slug?: string | undefined; readonly displayName?: string | undefined },
): Promise<string> {
  const wanted = wantedSlug(project, slug, displayName)
  if (wanted === undefined) return project.name
  const name = freeSlug(wanted, await takenNames(transaction, project.owner_id, project.id, wanted))
  if (name === project.name) return name
  await transaction
    .deleteFrom('project_alias')
    .where('owner_id', '=', project.owner_id)
    .where('name', '=', name)
    .execute()
  await transaction
    .insertInto('project_alias')
    .values({ owner_id: project.owner_id, name: project.name, project_id: project.id })
    .execute()
  return name
}
