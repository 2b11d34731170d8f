import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fieldErrors } from '../problems/field-errors.ts'
import type { FieldError } from '../problems/problem.ts'

/** A multipart body: its texts after their schema, and its files as bytes. */
export type FormVerdict<Fields> =
  | { readonly ok: true; readonly fields: Fields; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly fields: readonly FieldError[] }

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/** Reads a multipart request. Files above the server's limit are refused by their field; the limits of the parser throw. */
export async function readForm<Fields>(
  request: FastifyRequest,
  schema: z.ZodType<Fields>,
): Promise<FormVerdict<Fields>> {
  if (!request.isMultipart()) return { ok: false, fields: [{ field: '', code: 'general.invalid-request' }] }
  const texts = new Map<string, string>()
  const files = new Map<string, Uint8Array>()
  let field = ''
  try {
    for await (const part of request.parts()) {
      field = part.fieldname
      if (part.type === 'field') texts.set(field, String(part.value))
      else files.set(field, await part.toBuffer())
    }
  } catch (error) {
    if (isTooLarge(error)) return { ok: false, fields: [{ field, code: 'general.too-large' }] }
    throw error
  }
  const read = schema.safeParse(Object.fromEntries(texts))
  return read.success
    ? { ok: true, fields: read.data, files }
    : { ok: false, fields: fieldErrors(read.error.issues) }
}
