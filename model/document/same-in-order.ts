import type { JsonValue } from '../json.ts'
import { isJsonObject } from './is-json-object.ts'

/**
 * Equal as JSON, and with the keys in the same order: then what is made of either is written alike. Of two values that differ in that alone, one
 * must not stay for the other: a replay knows only what is stored.
 */
export function sameInOrder(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item: JsonValue, index) => sameInOrder(item, b[index]))
  if (!isJsonObject(a) || !isJsonObject(b)) return false
  const [entries, others] = [Object.entries(a), Object.entries(b)]
  return (
    entries.length === others.length &&
    entries.every(([key, value], index) => {
      const other = others[index]
      return key === other?.[0] && sameInOrder(value, other[1])
    })
  )
}
