import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'
import type { EventFilter, EventSelection } from '../ports/statistics.ts'

const listOf = (values: readonly (string | number)[]): RawBuilder<unknown> => sql.join(values.map(sql.lit))

function textOf(database: Kysely<Database>, key: 'hoc' | 'page'): RawBuilder<string | null> {
  if (key === 'hoc') return sql`e.hoc`
  return isPostgres(database) ? sql`(e.props::jsonb ->> 'page')` : sql`(e.props ->> 'page')`
}

function numberCondition({ op, values }: EventFilter): RawBuilder<boolean> {
  const numbers = values.map(Number).filter(Number.isFinite)
  if (numbers.length === 0) return sql`1 = 0`
  switch (op) {
    case 'is':
      return sql`e.value in (${listOf(numbers)})`
    case 'is not':
      return sql`(e.value is null or e.value not in (${listOf(numbers)}))`
    case 'less':
      return sql`e.value < ${sql.lit(Math.max(...numbers))}`
    case 'greater':
      return sql`e.value > ${sql.lit(Math.min(...numbers))}`
  }
}

function textCondition(database: Kysely<Database>, key: 'hoc' | 'page', filter: EventFilter) {
  const text = textOf(database, key)
  if (filter.op === 'is') return sql<boolean>`${text} in (${listOf(filter.values)})`
  if (filter.op === 'is not')
    return sql<boolean>`(${text} is null or ${text} not in (${listOf(filter.values)}))`
  return sql<boolean>`1 = 0`
}

/** Whether `event e` is one of a selection. Values are written into the statement, so that times stay whole numbers everywhere. */
export function isSelected(
  database: Kysely<Database>,
  { type, filters }: EventSelection,
): RawBuilder<boolean> {
  const conditions = filters.map((filter) =>
    filter.key === 'step' ? numberCondition(filter) : textCondition(database, filter.key, filter),
  )
  return sql`${sql.join([sql`e.type = ${sql.lit(type)}`, ...conditions], sql` and `)}`
}
