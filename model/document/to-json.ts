import type { JsonValue } from '../json.ts'
import { limits } from './limits.ts'

/** How much may still be copied, in about the bytes of JSON; below 0 it was too much. Values that share one count together. */
export interface Room {
  left: number
}

/** Room for one command, or one value of it. */
export const commandRoom = (): Room => ({ left: limits.commandSize })

/**
 * A detached, deeply frozen copy of `value` that every replica will read alike: finite numbers, no `-0`, no lone
 * surrogates, plain objects. `undefined` when it is not JSON (a function, a cycle, NaN, a Date, too deep, half a surrogate pair in a key) –
 * Y.Map would take such values and let replicas differ – and when there is not `room` enough for it.
 */
export function toJson(value: unknown, room: Room = commandRoom()): JsonValue | undefined {
  return copy(value, limits.valueDepth, room)
}

/** Yjs sends UTF-8, in which half a surrogate pair cannot be written. */
export const wellFormed = (text: string): string => (text.isWellFormed() ? text : text.toWellFormed())

function copy(value: unknown, depth: number, room: Room): JsonValue | undefined {
  room.left -= typeof value === 'string' ? sizeOf(value) : 1
  if (room.left < 0) return undefined
  if (typeof value === 'string') return wellFormed(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object' || depth === 0) return undefined
  return Array.isArray(value) ? copyArray(value, depth - 1, room) : copyObject(value, depth - 1, room)
}

function copyArray(source: readonly unknown[], depth: number, room: Room): JsonValue | undefined {
  const target: JsonValue[] = []
  for (let index = 0; index < source.length; index++) {
    const json = copy(source[index], depth, room)
    if (json === undefined) return undefined
    target.push(json)
  }
  return Object.freeze(target)
}

function copyObject<T extends object>(source: T, depth: number, room: Room): JsonValue | undefined {
  const prototype: unknown = Object.getPrototypeOf(source)
  if (prototype !== Object.prototype && prototype !== null) return undefined
  const target: Record<string, JsonValue> = {}
  for (const key in source) {
    const item: unknown = source[key]
    if (item === undefined) continue
    room.left -= key.length
    const json = copy(item, depth, room)
    // Two keys that differ in a half only would be one elsewhere.
    if (json === undefined || key === '__proto__' || !key.isWellFormed()) return undefined
    target[key] = json
  }
  return Object.freeze(target)
}

/** Short texts as if each unit were one byte; of long ones the most that they can take. */
export function sizeOf(text: string): number {
  return text.length > 256 && /[^\0-\x7f]/.test(text) ? text.length * 3 : text.length
}
