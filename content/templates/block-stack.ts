import type { BlockType } from '../../language/blocks/block-catalogue.ts'
import { recordPrefix, storedPlace } from '../../model/blocks/block-record.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import type { StackBlueprint, StatementBlueprint } from './scene-blueprint.ts'

/** A block's id and the values of its record. */
export type BlockRow = readonly [id: string, values: Readonly<Record<string, JsonValue>>]

/** The records of a stack of blocks: the first lies free on the canvas, each other hangs below the one before. */
export function blockRows(stack: StackBlueprint, prefix: string, stamp: Stamp): readonly BlockRow[] {
  const rows: BlockRow[] = []
  const [x, y] = stack.at
  let at = storedPlace({ parent: null, x, y }, stamp)
  for (const [index, statement] of stack.statements.entries()) {
    const id = `${prefix}-${index}`
    rows.push(row(id, statement, at), ...insideRows(statement, id, stamp))
    at = storedPlace({ parent: id, input: 'next', kind: 'statement' }, stamp)
  }
  return rows
}

function insideRows(statement: StatementBlueprint, parent: string, stamp: Stamp): readonly BlockRow[] {
  const rows: BlockRow[] = []
  let at = storedPlace({ parent, input: 'DO', kind: 'statement' }, stamp)
  for (const [index, inner] of (statement.inside ?? []).entries()) {
    const id = `${parent}-${index}`
    rows.push(row(id, inner, at), ...insideRows(inner, id, stamp))
    at = storedPlace({ parent: id, input: 'next', kind: 'statement' }, stamp)
  }
  return rows
}

/** Blocks that nothing can hang below. */
const lastOnes: ReadonlySet<BlockType> = new Set<BlockType>(['control_forever'])

function row(id: string, statement: StatementBlueprint, at: JsonValue): BlockRow {
  const shadow = (value: number | string): JsonObject =>
    typeof value === 'number'
      ? { type: 'math_number', fields: { NUM: value } }
      : { type: 'text', fields: { TEXT: value } }
  const fields = Object.entries(statement.fields ?? {}).map(([name, value]) => [
    recordPrefix.fields + name,
    value,
  ])
  const shadows = Object.entries(statement.slots ?? {}).map(([name, value]) => [
    recordPrefix.shadows + name,
    shadow(value),
  ])
  return [
    id,
    {
      type: statement.type,
      n: !lastOnes.has(statement.type),
      at,
      ...Object.fromEntries(fields),
      ...Object.fromEntries(shadows),
    },
  ]
}
