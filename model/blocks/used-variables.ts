import { isJsonObject } from '../document/is-json-object.ts'
import type { JsonValue } from '../json.ts'
import type { BlockRecord } from './block-record.ts'

/** Ids of the variables that a block uses: in its fields, and as parameters of a procedure that it defines. */
export function usedVariables(block: Pick<BlockRecord, 'fields' | 'extra'>): readonly string[] {
  const ids = Object.values(block.fields).flatMap(idOf)
  const { extraState } = block.extra
  if (!isJsonObject(extraState) || !Array.isArray(extraState.params)) return ids
  return [...ids, ...extraState.params.flatMap(idOf)]
}

const idOf = (value: JsonValue): readonly string[] =>
  isJsonObject(value) && typeof value.id === 'string' && value.id !== '' ? [value.id] : []
