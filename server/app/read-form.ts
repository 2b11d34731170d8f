import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { FieldError } from '../problems/problem.ts'
import { formParts } from './form-parts.ts'
import { readFields } from './read-fields.ts'

/** A multipart body: its texts after their schema, and its files as bytes. */
export type FormVerdict<Fields> =
  | { readonly ok: true; readonly fields: Fields; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly fields: readonly FieldError[] }

/** A form of more files than usual. */
export interface FormLimits {
  readonly files: number
  /** Of all files together. */
  readonly bytes: number
}

/** Text fields that any form may have. */
const maxTexts = 40

/** Reads a multipart request. Files above the server's limit are refused by their field; the limits of the parser throw. */
export async function readForm<Fields>(
  request: FastifyRequest,
  schema: z.ZodType<Fields>,
  limits?: FormLimits,
): Promise<FormVerdict<Fields>> {
  if (!request.isMultipart()) return { ok: false, fields: [{ field: '', code: 'general.invalid-request' }] }
  const texts = new Map<string, string>()
  const files = new Map<string, Uint8Array>()
  const more = limits && { limits: { files: limits.files, parts: limits.files + maxTexts } }
  let total = 0
  for await (const part of formParts(request, more)) {
    if (part.type === 'field') {
      texts.set(part.fieldname, String(part.value))
      continue
    }
    const bytes = await part.toBuffer()
    total += bytes.byteLength
    if (part.file.truncated || total > (limits?.bytes ?? Number.POSITIVE_INFINITY)) {
      return { ok: false, fields: [{ field: part.fieldname, code: 'general.too-large' }] }
    }
    files.set(part.fieldname, bytes)
  }
  const read = readFields(texts, schema)
  return read.ok ? { ...read, files } : read
}
