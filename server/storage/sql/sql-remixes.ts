import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Remixes } from '../ports/community.ts'
import { classIdsOf } from './class-ids-of.ts'
import { type FromProject, isForPerson } from './is-for-person.ts'
import { isFound } from './is-found.ts'
import { selectSummaries, summaryOf } from './project-summary-row.ts'

/** How far up and down is looked, how many remixes are told of, and through how many in one generation is looked for more. */
const mostGenerations = 20
const mostRemixes = 300

type IsTold = (from: FromProject) => ReturnType<FromProject['or']>

export function sqlRemixes(database: Kysely<Database>): Remixes {
  const originalOf = async (projectId: string): Promise<string | null> => {
    const row = await database
      .selectFrom('project')
      .select('remixed_from_id')
      .where('id', '=', projectId)
      .executeTakeFirst()
    return row?.remixed_from_id ?? null
  }

  /** What somebody is told of, as a condition. */
  const toldTo = async (userId: string | null): Promise<IsTold> => {
    const classIds = userId === null ? [] : await classIdsOf(database, userId)
    return (from) =>
      from.and([
        from('project.deleted_at', 'is', null),
        from.or([isFound(from), ...(userId === null ? [] : [isForPerson(from, userId, classIds)])]),
      ])
  }

  const summariesOf = async (ids: readonly string[], isTold: IsTold) => {
    if (ids.length === 0) return new Map<string, ReturnType<typeof summaryOf>>()
    const rows = await selectSummaries(database).where('project.id', 'in', ids).where(isTold).execute()
    return new Map(rows.map((row) => [row.id, summaryOf(row)]))
  }

  /** One generation: who is told of before who has remixes below, so that no number of copies that nobody sees keeps others out. */
  const childrenOf = (parents: readonly string[], isTold: IsTold) =>
    database
      .selectFrom('project')
      .select((from) => ['project.id', 'project.remixed_from_id', isTold(from).as('is_told')])
      .where('project.remixed_from_id', 'in', parents)
      .where((from) =>
        from.or([
          isTold(from),
          from.exists(
            from
              .selectFrom('project as child')
              .select('child.id')
              .whereRef('child.remixed_from_id', '=', 'project.id'),
          ),
        ]),
      )
      .orderBy('is_told', 'desc')
      .orderBy('project.created_at')
      .limit(mostRemixes)
      .execute()

  return {
    async ancestors(projectId, userId) {
      const chain: string[] = []
      let next = await originalOf(projectId)
      while (next !== null && chain.length < mostGenerations && !chain.includes(next)) {
        chain.push(next)
        next = await originalOf(next)
      }
      const summaries = await summariesOf(chain, await toldTo(userId))
      return chain.flatMap((id) => summaries.get(id) ?? [])
    },

    async below(projectId, userId) {
      const isTold = await toldTo(userId)
      const told = new Map<string, string>()
      /** For each that was looked at, the nearest that is told of: itself or one above. */
      const nearest = new Map([[projectId, projectId]])
      let above: readonly string[] = [projectId]
      for (let depth = 0; depth < mostGenerations && above.length > 0; depth++) {
        const rows = (await childrenOf(above, isTold)).filter(({ id }) => !nearest.has(id))
        for (const { id, remixed_from_id, is_told } of rows) {
          const remixOf = nearest.get(remixed_from_id ?? '') ?? projectId
          nearest.set(id, is_told ? id : remixOf)
          if (is_told && told.size < mostRemixes) told.set(id, remixOf)
        }
        above = told.size < mostRemixes ? rows.map(({ id }) => id) : []
      }
      const summaries = await summariesOf([...told.keys()], isTold)
      return [...told].flatMap(([id, remixOf]) => {
        const project = summaries.get(id)
        return project ? [{ project, remixOf }] : []
      })
    },
  }
}
