/** A value that survives JSON unchanged: finite numbers only, no `undefined`. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject
export interface JsonObject {
  readonly [key: string]: JsonValue
}
