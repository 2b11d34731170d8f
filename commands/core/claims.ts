import { sameJson } from '../../model/document/same-json.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'

/** `place` of entities and `at` of blocks: a parent with a stamp. */
export type PlaceClaim = JsonObject & { readonly p: JsonValue; readonly t: JsonValue; readonly c: JsonValue }

/**
 * Whether the value that lies there is still the one that was written: equal, or the same claim of a place by the same
 * person, whatever its time and what it is to fall back on (undo and redo may renew the time of places, see `claimsPutBack`).
 */
export function isStill(written: JsonValue | undefined, found: JsonValue | undefined): boolean {
  if (sameJson(written, found)) return true
  if (!isPlaceClaim(written) || !isPlaceClaim(found)) return false
  return sameJson(timeless(written), timeless(found))
}

/** A value under a new Lamport time where it is the claim of a place. It stays the claim of whoever made it, so that their own undo still knows it. */
export function renewClaim(value: JsonValue | undefined, t: number): JsonValue | undefined {
  return isPlaceClaim(value) ? Object.freeze({ ...value, t }) : value
}

/** Whether a stored value has the form of a claim, also of one that is malformed inside. */
export function isPlaceClaim(value: JsonValue | undefined): value is PlaceClaim {
  return typeof value === 'object' && value !== null && 'p' in value && 't' in value && 'c' in value
}

const timeless = (claim: JsonObject): JsonObject => ({ ...claim, t: 0, prev: '' })
