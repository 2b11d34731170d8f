import type { CallBody } from './route.ts'

/** A value as the JSON of a call. */
export function jsonBody(value: unknown): CallBody {
  return { body: JSON.stringify(value), contentType: 'application/json' }
}
