import { sameJson } from '../../../model/document/same-json.ts'
import type { JsonValue } from '../../../model/json.ts'

/** What one field stands for: the values of several things, of which some may not be set. */
export type Values = readonly (JsonValue | undefined)[]

/** The value that all of them have; `undefined` also where they differ. */
export const sharedValue = (values: Values): JsonValue | undefined =>
  isMixed(values) ? undefined : values[0]

/** Whether not all of them are the same. */
export const isMixed = ([first, ...others]: Values): boolean =>
  others.some((other) => !sameJson(first, other))
