import { cutText } from '../document/cut-text.ts'
import { isJsonObject } from '../document/is-json-object.ts'
import { limits } from '../document/limits.ts'
import type { JsonValue } from '../json.ts'

/** Register of `meta` that holds the last name that was given to a moment. */
export const momentKey = 'moment'

/** The name in such a register; `undefined` where there is none. */
export function momentName(value: JsonValue | undefined): string | undefined {
  if (!isJsonObject(value) || typeof value.name !== 'string') return undefined
  return cutText(value.name, limits.nameLength)
}
