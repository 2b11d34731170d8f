import { byKey } from '../../model/document/by-key.ts'
import type { StoredRecord } from '../../model/document/records.ts'
import type { JsonObject } from '../../model/json.ts'

/** What a record holds, without the mark of its deletion, by its keys. */
export function liveValues(record: StoredRecord | undefined): JsonObject {
  const { del: _, ...values } = record ?? {}
  return Object.fromEntries(byKey(values))
}
