import type { JsonValue } from '../json.ts'

/** Equal as JSON, whatever the order of keys. `undefined` (no value) equals only itself. */
export function sameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameArray(a, b)
  return sameObject(a, b)
}

function sameArray(a: readonly JsonValue[], b: readonly JsonValue[]): boolean {
  return a.length === b.length && a.every((item, index) => sameJson(item, b[index]))
}

function sameObject(a: object, b: object): boolean {
  const entries: [string, JsonValue][] = Object.entries(a)
  if (entries.length !== Object.keys(b).length) return false
  return entries.every(([key, item]) => Object.hasOwn(b, key) && sameJson(item, Reflect.get(b, key)))
}
