import { isJsonObject } from '../document/is-json-object.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import type { BlockRecord } from './block-record.ts'

/**
 * Ids of the variables that a block uses: in its fields, as parameters of a procedure that it defines, and in its shadows with
 * all that is in them. Never recurses.
 */
export function usedVariables(block: Pick<BlockRecord, 'fields' | 'extra' | 'shadows'>): readonly string[] {
  const ids: string[] = []
  addIds(ids, block.fields, block.extra)
  const waiting: JsonValue[] = Object.values(block.shadows)
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    if (!isJsonObject(state)) continue
    addIds(ids, state.fields, state)
    const { inputs, next } = state
    const connections = [next, ...(isJsonObject(inputs) ? Object.values(inputs) : [])]
    for (const connection of connections) if (isJsonObject(connection)) waiting.push(...plugged(connection))
  }
  return ids
}

const plugged = ({ block, shadow }: JsonObject): JsonValue[] =>
  [block, shadow].filter((state) => state !== undefined)

/** One by one: there may be more than a call takes arguments. */
function addIds(ids: string[], fields: JsonValue | undefined, { extraState }: JsonObject): void {
  if (isJsonObject(fields)) for (const value of Object.values(fields)) addId(ids, value)
  if (isJsonObject(extraState) && Array.isArray(extraState.params))
    for (const value of extraState.params) addId(ids, value)
}

function addId(ids: string[], value: JsonValue): void {
  if (isJsonObject(value) && typeof value.id === 'string' && value.id !== '') ids.push(value.id)
}
