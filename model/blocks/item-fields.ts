import { isJsonObject } from '../document/is-json-object.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import { recordPrefix } from './block-record.ts'

/** Whether a block's field holds the id of a thing of the scene: all those are called ITEM, begin with it, or are FROM or TO. */
export const isItemField = (name: string): boolean => ['FROM', 'TO'].includes(name) || name.startsWith('ITEM')

/** A block's record in which other things stand: `ids` says from which to which, in its own fields and in its shadows' . */
export function withItems(record: JsonObject, ids: ReadonlyMap<string, string>): JsonObject {
  return mapValues(record, (value, key) => {
    if (key.startsWith(recordPrefix.fields)) return itemOf(key.slice(recordPrefix.fields.length), value, ids)
    return key.startsWith(recordPrefix.shadows) ? withShadowItems(value, ids) : value
  })
}

/** A shadow's state, in which fields lie under `fields` at any depth. */
function withShadowItems(state: JsonValue, ids: ReadonlyMap<string, string>): JsonValue {
  if (!isJsonObject(state)) return state
  return mapValues(state, (value, key) =>
    key === 'fields' && isJsonObject(value)
      ? mapValues(value, (field, name) => itemOf(name, field, ids))
      : withShadowItems(value, ids),
  )
}

const itemOf = (field: string, value: JsonValue, ids: ReadonlyMap<string, string>): JsonValue =>
  isItemField(field) && typeof value === 'string' ? (ids.get(value) ?? value) : value

const mapValues = (object: JsonObject, map: (value: JsonValue, key: string) => JsonValue): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]))
