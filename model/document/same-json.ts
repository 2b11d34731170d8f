import type { JsonObject, JsonValue } from '../json.ts'
import { isJsonObject } from './is-json-object.ts'

/** Equal as JSON, whatever the order of keys. `undefined` (no value) equals only itself. */
export function sameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true
  if (isJsonObject(a)) return isJsonObject(b) && sameObject(a, b)
  return Array.isArray(a) && Array.isArray(b) && sameArray(a, b)
}

function sameArray(a: readonly JsonValue[], b: readonly JsonValue[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (!sameJson(a[index], b[index])) return false
  return true
}

function sameObject(a: JsonObject, b: JsonObject): boolean {
  let count = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false
    count++
  }
  for (const _ in b) count--
  return count === 0
}
