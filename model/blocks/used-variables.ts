import { isJsonObject } from '../document/is-json-object.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import type { BlockRecord } from './block-record.ts'

/**
 * Ids of the variables that a block uses: in its fields, as parameters of a procedure that it defines, and in its shadows with
 * all that is in them. Never recurses.
 */
export function usedVariables(block: Pick<BlockRecord, 'fields' | 'extra' | 'shadows'>): readonly string[] {
  const ids = idsIn(block.fields, block.extra)
  const waiting: JsonValue[] = Object.values(block.shadows)
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    if (!isJsonObject(state)) continue
    ids.push(...idsIn(state.fields, state))
    const { inputs, next } = state
    const connections = [next, ...(isJsonObject(inputs) ? Object.values(inputs) : [])]
    for (const connection of connections) if (isJsonObject(connection)) waiting.push(...plugged(connection))
  }
  return ids
}

const plugged = ({ block, shadow }: JsonObject): JsonValue[] =>
  [block, shadow].filter((state) => state !== undefined)

function idsIn(fields: JsonValue | undefined, { extraState }: JsonObject): string[] {
  const ids = isJsonObject(fields) ? Object.values(fields).flatMap(idOf) : []
  if (isJsonObject(extraState) && Array.isArray(extraState.params))
    ids.push(...extraState.params.flatMap(idOf))
  return ids
}

const idOf = (value: JsonValue): readonly string[] =>
  isJsonObject(value) && typeof value.id === 'string' && value.id !== '' ? [value.id] : []
