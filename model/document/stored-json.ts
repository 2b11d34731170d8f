import type { JsonValue } from '../json.ts'
import { limits } from './limits.ts'

/**
 * A stored value as JSON, frozen where it lies, or `undefined` when a foreign client stored something else (bytes,
 * NaN, a shared type, what could not be written again). Not copied: what Yjs decoded belongs to the document alone, and commands store only frozen values.
 */
export function storedJson(value: unknown): JsonValue | undefined {
  return isJson(value, limits.valueDepth) && isStorable(value) ? value : undefined
}

/**
 * False for an object that Y.Map would throw at: it asks a value for its `constructor`, which is a key like any other in JSON; and a key
 * `__proto__` of a foreign update has become what the value inherits from, or that it inherits nothing.
 */
export const isStorable = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (!Object.hasOwn(value, 'constructor') && typeof value.constructor === 'function')

function isJson(value: unknown, depth: number): value is JsonValue {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true
    case 'number':
      return Number.isFinite(value)
    case 'object':
      return value === null || (depth > 0 && isJsonObject(value, depth - 1))
    default:
      return false
  }
}

function isJsonObject<T extends object>(value: T, depth: number): boolean {
  if (Array.isArray(value)) {
    // By index: this runs over every value that is read, and an iterator would be another object for each.
    for (let at = 0; at < value.length; at++) if (!isJson(value[at], depth)) return false
  } else {
    if (Object.getPrototypeOf(value) !== Object.prototype) return false
    for (const key in value) if (!isJson(value[key], depth)) return false
  }
  Object.freeze(value)
  return true
}
