import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fieldErrors } from '../problems/field-errors.ts'
import type { FieldError } from '../problems/problem.ts'

/** A multipart body: its texts after their schema, and its files as bytes. */
export type FormVerdict<Fields> =
  | { readonly ok: true; readonly fields: Fields; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly fields: readonly FieldError[] }

/** Reads a multipart request. Files above the server's limit are refused by their field; the limits of the parser throw. */
export async function readForm<Fields>(
  request: FastifyRequest,
  schema: z.ZodType<Fields>,
): Promise<FormVerdict<Fields>> {
  if (!request.isMultipart()) return { ok: false, fields: [{ field: '', code: 'general.invalid-request' }] }
  const texts = new Map<string, string>()
  const files = new Map<string, Uint8Array>()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      texts.set(part.fieldname, String(part.value))
      continue
    }
    const bytes = await part.toBuffer()
    if (part.file.truncated) {
      return { ok: false, fields: [{ field: part.fieldname, code: 'general.too-large' }] }
    }
    files.set(part.fieldname, bytes)
  }
  const read = schema.safeParse(Object.fromEntries(texts))
  return read.success
    ? { ok: true, fields: read.data, files }
    : { ok: false, fields: fieldErrors(read.error.issues) }
}
