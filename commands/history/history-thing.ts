import type { JsonObject } from '../../model/json.ts'

/** What a thing looked like, whether it is still there or not. */
export interface HistoryThing {
  readonly kind: string
  readonly components: Readonly<Record<string, JsonObject>>
}
