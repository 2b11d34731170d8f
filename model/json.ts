/** A value that survives JSON unchanged: finite numbers only, no `undefined`. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject

/** Of a `JsonValue` the part with keys. */
export interface JsonObject {
  readonly [key: string]: JsonValue
}
