import { Coordinates } from './coordinates.ts'
import { Item } from './item.ts'

/** Things as their names, places as their numbers, the rest as JSON can say it. */
function readable(_: string, part: unknown): unknown {
  if (part instanceof Item) return part.name
  if (part instanceof Coordinates) return { x: part.x, y: part.y, z: part.z }
  return typeof part === 'bigint' ? String(part) : part
}

/** A value of the learner's as one line for the console; never throws. */
export function logText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'function') return '( ) => …'
  if (typeof value !== 'object' || value === null) return String(value)
  try {
    return value instanceof Item ? value.name : (JSON.stringify(value, readable) ?? '{ … }')
  } catch {
    // A value that contains itself, whose getters throw, or a thing that is gone.
    return Array.isArray(value) ? '[ … ]' : '{ … }'
  }
}
