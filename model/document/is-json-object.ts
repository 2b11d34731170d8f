import type { JsonObject, JsonValue } from '../json.ts'

/** True for a JSON object, false for an array, a primitive or no value. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
