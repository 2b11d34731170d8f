import type { z } from 'zod'
import { isErrorCode } from '../../protocol/errors/catalogue.ts'
import type { FieldError } from './problem.ts'

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>

/** Issues of a protocol schema as refusals of fields; the first issue of a field is its refusal. */
export function fieldErrors(issues: readonly Issue[]): readonly FieldError[] {
  const fields = new Map<string, FieldError>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    if (fields.has(field)) continue
    fields.set(field, { field, code: isErrorCode(message) ? message : 'general.invalid-request' })
  }
  return [...fields.values()]
}
