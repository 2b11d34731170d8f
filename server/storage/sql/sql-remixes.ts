import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Remixes } from '../ports/community.ts'
import { selectSummaries, summaryOf } from './project-summary-row.ts'

/** How far up and down is looked, and how many remixes at most. */
const mostGenerations = 20
const mostRemixes = 300

export function sqlRemixes(database: Kysely<Database>): Remixes {
  const originalOf = async (projectId: string): Promise<string | null> => {
    const row = await database
      .selectFrom('project')
      .select('remixed_from_id')
      .where('id', '=', projectId)
      .executeTakeFirst()
    return row?.remixed_from_id ?? null
  }

  const summariesOf = async (ids: readonly string[]) => {
    if (ids.length === 0) return new Map<string, ReturnType<typeof summaryOf>>()
    const rows = await selectSummaries(database).where('project.id', 'in', ids).execute()
    return new Map(rows.map((row) => [row.id, summaryOf(row)]))
  }

  return {
    async ancestors(projectId) {
      const chain: string[] = []
      let next = await originalOf(projectId)
      while (next !== null && chain.length < mostGenerations && !chain.includes(next)) {
        chain.push(next)
        next = await originalOf(next)
      }
      const summaries = await summariesOf(chain)
      return chain.flatMap((id) => summaries.get(id) ?? [])
    },

    async below(projectId) {
      const parents = new Map<string, string>()
      let above: readonly string[] = [projectId]
      for (let depth = 0; depth < mostGenerations && above.length > 0; depth++) {
        const rows = await database
          .selectFrom('project')
          .select(['id', 'remixed_from_id'])
          .where('remixed_from_id', 'in', above)
          .orderBy('created_at')
          .limit(mostRemixes - parents.size)
          .execute()
        const fresh = rows.filter(({ id }) => id !== projectId && !parents.has(id))
        for (const { id, remixed_from_id } of fresh) parents.set(id, remixed_from_id ?? projectId)
        above = parents.size < mostRemixes ? fresh.map(({ id }) => id) : []
      }
      const summaries = await summariesOf([...parents.keys()])
      return [...parents].flatMap(([id, remixOf]) => {
        const project = summaries.get(id)
        return project ? [{ project, remixOf }] : []
      })
    },
  }
}
