import type { JsonValue } from '../json.ts'
import { limits } from './limits.ts'

/**
 * A detached, deeply frozen copy of `value` that every replica will read alike: finite numbers, no `-0`, no lone
 * surrogates, plain objects. `undefined` when it is not JSON (a function, a cycle, NaN, a Date, too deep) – Y.Map would
 * take such values and let replicas differ.
 */
export function toJson(value: unknown): JsonValue | undefined {
  return copy(value, limits.valueDepth)
}

/** Yjs sends UTF-8, in which half a surrogate pair cannot be written. */
export const wellFormed = (text: string): string => (text.isWellFormed() ? text : text.toWellFormed())

function copy(value: unknown, depth: number): JsonValue | undefined {
  if (typeof value === 'string') return wellFormed(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object' || depth === 0) return undefined
  return Array.isArray(value) ? copyArray(value, depth - 1) : copyObject(value, depth - 1)
}

function copyArray(source: readonly unknown[], depth: number): JsonValue | undefined {
  const target: JsonValue[] = []
  for (let index = 0; index < source.length; index++) {
    const json = copy(source[index], depth)
    if (json === undefined) return undefined
    target.push(json)
  }
  return Object.freeze(target)
}

function copyObject(source: object, depth: number): JsonValue | undefined {
  const prototype: unknown = Object.getPrototypeOf(source)
  if (prototype !== Object.prototype && prototype !== null) return undefined
  const target: Record<string, JsonValue> = {}
  for (const key in source) {
    const item: unknown = Reflect.get(source, key)
    if (item === undefined) continue
    const json = copy(item, depth)
    if (json === undefined || key === '__proto__') return undefined
    target[key] = json
  }
  return Object.freeze(target)
}
