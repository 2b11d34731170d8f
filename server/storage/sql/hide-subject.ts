import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'

interface Hiding {
  readonly at: number
  readonly withProfile: boolean
}

/** Makes a project private and remembers what it was. One that is hidden already stays as it is. */
export async function hideProject(
  transaction: Transaction<Database>,
  projectId: string,
  { at, withProfile }: Hiding,
): Promise<void> {
  const project = await transaction
    .selectFrom('project')
    .select('visibility')
    .where('id', '=', projectId)
    .executeTakeFirst()
  if (!project) return
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('hidden_project')
    .values({
      project_id: projectId,
      at,
      visibility: project.visibility,
      with_profile: Number(withProfile),
    })
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) {
    if (withProfile) return
    await transaction
      .updateTable('hidden_project')
      .set({ with_profile: 0 })
      .where('project_id', '=', projectId)
      .execute()
    return
  }
  await transaction
    .updateTable('project')
    .set({ visibility: 'private' })
    .where('id', '=', projectId)
    .execute()
}

/** Gives hidden projects the visibility back that they had. */
export async function showProjects(
  transaction: Transaction<Database>,
  projectIds: readonly string[],
): Promise<void> {
  for (const projectId of projectIds) {
    const hidden = await transaction
      .deleteFrom('hidden_project')
      .where('project_id', '=', projectId)
      .returning('visibility')
      .executeTakeFirst()
    if (!hidden) continue
    await transaction
      .updateTable('project')
      .set({ visibility: hidden.visibility })
      .where('id', '=', projectId)
      .execute()
  }
}

const projectsOf = async (transaction: Transaction<Database>, ownerId: string): Promise<string[]> =>
  (await transaction.selectFrom('project').select('id').where('owner_id', '=', ownerId).execute()).map(
    ({ id }) => id,
  )

/** Hides a profile and everything that its person shows. */
export async function hideProfile(
  transaction: Transaction<Database>,
  userId: string,
  at: number,
): Promise<void> {
  await transaction
    .insertInto('hidden_profile')
    .values({ user_id: userId, at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  for (const id of await projectsOf(transaction, userId)) {
    await hideProject(transaction, id, { at, withProfile: true })
  }
}

/** Shows a profile again, with the projects that were hidden together with it. */
export async function showProfile(transaction: Transaction<Database>, userId: string): Promise<void> {
  await transaction.deleteFrom('hidden_profile').where('user_id', '=', userId).execute()
  const own = await projectsOf(transaction, userId)
  const hidden = await transaction
    .selectFrom('hidden_project')
    .select('project_id')
    .where('project_id', 'in', [...own, ''])
    .where('with_profile', '=', 1)
    .execute()
  await showProjects(
    transaction,
    hidden.map(({ project_id }) => project_id),
  )
}
