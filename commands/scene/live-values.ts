import type { StoredRecord } from '../../model/document/records.ts'
import { compareText } from '../../model/document/stamp.ts'
import type { JsonObject } from '../../model/json.ts'

/**
 * What a record holds, without the mark of its deletion. By key, because a document that was loaded again lists keys in another order, and a
 * replay must write the same bytes.
 */
export function liveValues(record: StoredRecord | undefined): JsonObject {
  const { del: _, ...values } = record ?? {}
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => compareText(a, b)))
}
