import type { AssetId, DoodleId } from '../ids.ts'
import type { JsonValue } from '../json.ts'

/**
 * How components and blocks name an asset or a doodle: as a text of its own anywhere inside a component's value or a block's
 * fields, by id, so that renaming changes nothing there. A-Frame components that take an address take such a text too.
 */
export type Reference = `asset:${AssetId}` | `doodle:${DoodleId}`

/** The text that names an asset. */
export const assetReference = (id: AssetId): Reference => `asset:${id}`

/** The text that names a doodle. */
export const doodleReference = (id: DoodleId): Reference => `doodle:${id}`

/** Whether a stored value holds the reference, at any depth. */
export function refersTo(value: JsonValue, reference: Reference): boolean {
  if (typeof value !== 'object' || value === null) return value === reference
  return Object.values(value).some((item: JsonValue) => refersTo(item, reference))
}

/** The value with every such reference replaced by another; the same object where there is none. */
export const replaceReference = (value: JsonValue, from: Reference, to: Reference): JsonValue =>
  replaceReferences(value, new Map([[from, to]]))

/** The same for many references at once, in one walk. */
export function replaceReferences(value: JsonValue, others: ReadonlyMap<string, Reference>): JsonValue {
  if (typeof value === 'string') return others.get(value) ?? value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]: [string, JsonValue]) => {
    const next = replaceReferences(item, others)
    return { key, next, isSame: next === item }
  })
  if (entries.every(({ isSame }) => isSame)) return value
  if (Array.isArray(value)) return entries.map(({ next }) => next)
  return Object.fromEntries(entries.map(({ key, next }) => [key, next]))
}
