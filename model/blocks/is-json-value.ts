import type { JsonValue } from '../json.ts'

/** Deeper values are refused: nothing a block stores comes near it, and recursion over them stays safe. */
const maxDepth = 40

/** Whether a value of unknown origin is plain JSON: finite numbers, plain objects, no deeper than 40 levels. */
export function isJsonValue(value: unknown): value is JsonValue {
  const stack: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { value: current, depth } = item
    if (current === null || typeof current === 'string' || typeof current === 'boolean') continue
    if (typeof current === 'number') {
      if (!Number.isFinite(current)) return false
      continue
    }
    if (typeof current !== 'object' || depth >= maxDepth) return false
    if (!Array.isArray(current) && !isPlainObject(current)) return false
    for (const child of Object.values(current)) stack.push({ value: child, depth: depth + 1 })
  }
  return true
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
