import type { JsonObject, JsonValue } from '../../../model/json.ts'
import type { Entity } from '../../../model/project/project.ts'

/** What becomes of a value; `undefined` means not set, before and after. */
export type ValueChange = (value: JsonValue | undefined) => JsonValue | undefined
/** What becomes of a component; `null` takes it away. */
export type ComponentChange = (value: JsonObject, entity: Entity) => JsonObject | null

/** A component with one property changed. */
export function withProperty(value: JsonObject, property: string, change: ValueChange): JsonObject {
  const { [property]: before, ...rest } = value
  const next = change(before)
  return next === undefined ? rest : { ...value, [property]: next }
}
