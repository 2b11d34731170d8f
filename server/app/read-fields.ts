import type { z } from 'zod'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { isStorable, isStorableValue } from '../../protocol/storable-text.ts'
import { fieldErrors } from '../problems/field-errors.ts'
import type { FieldError } from '../problems/problem.ts'

type FieldsVerdict<Fields> =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly fields: readonly FieldError[] }

const code: ErrorCode = 'general.text-unstorable'

/** Reads the texts of a form after their schema; also what a schema reads from JSON in them can be stored. */
export function readFields<Fields>(
  texts: ReadonlyMap<string, string>,
  schema: z.ZodType<Fields>,
): FieldsVerdict<Fields> {
  const bad = [...texts].find(([name, text]) => !isStorable(name) || !isStorable(text))
  if (bad) return { ok: false, fields: [{ field: isStorable(bad[0]) ? bad[0] : '', code }] }
  const read = schema.safeParse(Object.fromEntries(texts))
  if (!read.success) return { ok: false, fields: fieldErrors(read.error.issues) }
  return isStorableValue(read.data)
    ? { ok: true, fields: read.data }
    : { ok: false, fields: [{ field: '', code }] }
}
