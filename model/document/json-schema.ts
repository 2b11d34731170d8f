import { z } from 'zod'
import type { JsonObject, JsonValue } from '../json.ts'
import { isJsonObject } from './is-json-object.ts'
import { toJson } from './to-json.ts'

/** Any value that a document can hold. Stops at the depth that is allowed, so that no nesting exhausts the call stack. */
export const JsonValueSchema: z.ZodType<JsonValue> = z.custom<JsonValue>(
  (value) => toJson(value) !== undefined,
)

/** The same, an object: a component's value. */
export const JsonObjectSchema: z.ZodType<JsonObject> = z.custom<JsonObject>((value) =>
  isJsonObject(toJson(value)),
)
