import { sameJson } from '../../model/document/same-json.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'

/**
 * Whether the value that lies there is still the one that was written: equal, or the same claim of a place by the same
 * person under a newer time (undo and redo renew the time of places, see `renewClaim`).
 */
export function isStill(written: JsonValue | undefined, found: JsonValue | undefined): boolean {
  if (sameJson(written, found)) return true
  if (!isPlaceClaim(written) || !isPlaceClaim(found)) return false
  return sameJson(timeless(written), timeless(found))
}

/**
 * A place that is put back gets a new time: an old one could resurrect a cycle that others have left since. It stays the claim of
 * whoever made it, so that their own undo still knows it.
 */
export function renewClaim(value: JsonValue | undefined, { t }: Stamp): JsonValue | undefined {
  return isPlaceClaim(value) ? Object.freeze({ ...value, t }) : value
}

/** `place` of entities and `at` of blocks: a parent with a stamp. */
function isPlaceClaim(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && 'p' in value && 't' in value && 'c' in value
}

const timeless = (claim: JsonObject): JsonObject => ({ ...claim, t: 0, prev: '' })
