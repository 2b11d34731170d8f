import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { EventSelection, Statistics, Tally } from '../ports/statistics.ts'
import { isSelected } from './event-conditions.ts'

interface TallyRow {
  readonly bucket: number | string
  readonly events: number | string | null
  readonly people: number | string | null
}

const tallyOf = (row: TallyRow | undefined): Tally => ({
  events: Number(row?.events ?? 0),
  people: Number(row?.people ?? 0),
})

/** Bucket of the row that sums up all others. */
const total = -1

/** Asks in this process, which waits for the answer with SQLite. Closing is for whoever opened the database. */
export function sqlStatistics(database: Kysely<Database>): Statistics {
  const firstAfter = (
    person: string,
    selection: EventSelection,
    { after, until }: { readonly after: RawBuilder<unknown>; readonly until: number },
  ) => sql`(select min(e.at) from event e where e.user_id = ${sql.ref(`${person}.user_id`)}
    and ${isSelected(database, selection)} and ${after} and e.at < ${sql.lit(until)})`

  return {
    async segment({ selection, from, until, bucketMs }) {
      const { rows } = await sql<TallyRow>`
        with part as materialized (
          select cast((e.at - ${sql.lit(from)}) / ${sql.lit(bucketMs)} as bigint) as bucket, e.user_id,
            count(*) as events
          from event e
          where ${isSelected(database, selection)} and e.at >= ${sql.lit(from)} and e.at < ${sql.lit(until)}
          group by 1, 2
        )
        select bucket, sum(events) as events,
          count(user_id) + sum(case when user_id is null then events else 0 end) as people
        from part group by bucket
        union all
        select ${sql.lit(total)}, sum(events),
          count(distinct user_id) + sum(case when user_id is null then events else 0 end)
        from part`.execute(database)
      const tallies = rows.map((row): [number, Tally] => [Number(row.bucket), tallyOf(row)])
      return {
        total: tallies.find(([bucket]) => bucket === total)?.[1] ?? tallyOf(undefined),
        buckets: tallies.filter(([bucket]) => bucket !== total).sort(([one], [other]) => one - other),
      }
    },

    /** Whoever took the first step, then for each further one the first event after the one before, person by person, in the index. */
    async funnel({ steps, from, until }) {
      const expressions = steps.map((selection, index) => {
        if (index === 0)
          return sql`s1 as materialized (
            select e.user_id, min(e.at) as at from event e
            where ${isSelected(database, selection)} and e.user_id is not null
              and e.at >= ${sql.lit(from)} and e.at < ${sql.lit(until)}
            group by e.user_id)`
        const isSame = selection.type === steps[index - 1]?.type
        const before = sql.ref(`s${index}.at`)
        const after = isSame ? sql`e.at > ${before}` : sql`e.at >= ${before}`
        return sql`${sql.raw(`s${index + 1}`)} as materialized (
          select user_id, ${firstAfter(`s${index}`, selection, { after, until })} as at
          from ${sql.raw(`s${index}`)} where at is not null)`
      })
      const counts = steps.map(
        (_, index) => sql`
        select ${sql.lit(index)} as step, count(at) as people from ${sql.raw(`s${index + 1}`)}`,
      )
      const { rows } = await sql<{ step: number | string; people: number | string }>`
        with ${sql.join(expressions)}
        ${sql.join(counts, sql` union all `)}`.execute(database)
      return steps.map((_, index) => Number(rows.find(({ step }) => Number(step) === index)?.people ?? 0))
    },

    close: async () => {},
  }
}
