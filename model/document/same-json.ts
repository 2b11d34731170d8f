import type { JsonValue } from '../json.ts'

/** Equal as JSON, whatever the order of keys. `undefined` (no value) equals only itself. */
export function sameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameArray(a, b)
  return sameObject(a, b)
}

function sameArray(a: readonly JsonValue[], b: readonly JsonValue[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (!sameJson(a[index], b[index])) return false
  return true
}

function sameObject(a: object, b: object): boolean {
  let count = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !sameJson(Reflect.get(a, key), Reflect.get(b, key))) return false
    count++
  }
  for (const _ in b) count--
  return count === 0
}
