import type { JsonValue } from '../json.ts'
import { limits } from './limits.ts'

/**
 * A stored value as JSON, frozen where it lies, or `undefined` when a foreign client stored something else (bytes,
 * NaN, a shared type). Not copied: what Yjs decoded belongs to the document alone, and commands store only frozen values.
 */
export function storedJson(value: unknown): JsonValue | undefined {
  return isJson(value, limits.valueDepth) ? value : undefined
}

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

function isJsonObject(value: object, depth: number): boolean {
  if (Array.isArray(value)) {
    for (const item of value) if (!isJson(item, depth)) return false
  } else {
    if (Object.getPrototypeOf(value) !== Object.prototype) return false
    for (const key in value) if (!isJson(Reflect.get(value, key), depth)) return false
  }
  Object.freeze(value)
  return true
}
