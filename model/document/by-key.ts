import type { JsonObject } from '../json.ts'
import { compareText } from './stamp.ts'

/**
 * The same values in the order of their keys. A document that was loaded again lists keys in another order than the one that was open when
 * they came, and a replay must write the same bytes.
 */
export const byKey = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => compareText(a, b)))
