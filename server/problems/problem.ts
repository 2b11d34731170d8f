import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorEntry } from '../../protocol/errors/catalogue.ts'
import type { Problem } from '../../protocol/http/problem.ts'

/** A field that was refused, by code. */
export interface FieldError {
  readonly field: string
  readonly code: ErrorCode
}

/** The body of a refusal, in the English of the catalogue; the app shows its own language by `code`. */
export function problem(code: ErrorCode, requestId: string, fields: readonly FieldError[] = []): Problem {
  const { status, en } = errorEntry(code)
  return {
    type: `urn:nestling:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    msg: en,
    message: en,
    requestId,
    ...(fields.length > 0 && {
      errors: fields.map((one) => ({ ...one, message: errorEntry(one.code).en })),
    }),
  }
}
