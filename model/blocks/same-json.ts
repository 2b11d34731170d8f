import type { JsonValue } from '../json.ts'

/** Deep equality of JSON values; the order of keys does not matter. */
export function sameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = new Map<string, JsonValue>(Object.entries(a))
  const right = Object.entries<JsonValue>(b)
  return (
    left.size === right.length &&
    right.every(([key, value]) => left.has(key) && sameJson(left.get(key), value))
  )
}
