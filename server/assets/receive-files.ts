import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { assetName } from '../../model/assets/asset-name.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { maxAssetBytes, maxAssetFiles, UploadAssetFields } from '../../protocol/http/asset.ts'
import { isStorableValue } from '../../protocol/storable-text.ts'
import { formParts } from '../app/form-parts.ts'
import { readFields } from '../app/read-fields.ts'
import type { FieldError } from '../problems/problem.ts'
import type { ArrivedFile } from './store-files.ts'

export type ReceivedVerdict =
  | {
      readonly ok: true
      readonly fields: z.infer<typeof UploadAssetFields>
      readonly files: readonly ArrivedFile[]
    }
  | { readonly ok: false; readonly fields: readonly FieldError[] }

const refusedFile = (code: ErrorCode): ReceivedVerdict => ({ ok: false, fields: [{ field: 'files', code }] })

const isTooManyFiles = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT'

/** Writes one file of a form into the folder as it comes; it is never in memory as a whole. */
async function arrive(
  part: MultipartFile,
  folder: string,
  index: number,
): Promise<Omit<ArrivedFile, 'name'>> {
  const hash = createHash('sha256')
  let bytes = 0
  const path = join(folder, String(index))
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(part.file, count, createWriteStream(path))
  return { folder, path, fileName: part.filename, bytes, hash: hash.digest('hex') }
}

/** Reads the multipart upload of the specification: up to eight files of 20 MB, each by its own name unless it is one with a given name. */
export async function receiveFiles(request: FastifyRequest, folder: string): Promise<ReceivedVerdict> {
  if (!request.isMultipart()) return { ok: false, fields: [{ field: '', code: 'general.invalid-request' }] }
  const texts = new Map<string, string>()
  const arrived: Omit<ArrivedFile, 'name'>[] = []
  try {
    const limits = { fileSize: maxAssetBytes, files: maxAssetFiles, fieldSize: 10_000 }
    for await (const part of formParts(request, { limits })) {
      if (part.type === 'field') {
        texts.set(part.fieldname, String(part.value))
        continue
      }
      const file = await arrive(part, folder, arrived.length)
      if (part.file.truncated) return refusedFile('asset.too-large')
      arrived.push(file)
    }
  } catch (error) {
    if (isTooManyFiles(error)) return refusedFile('asset.too-many-files')
    throw error
  }
  const read = readFields(texts, UploadAssetFields)
  if (!read.ok) return read
  if (arrived.every(({ bytes }) => bytes === 0)) return refusedFile('asset.file-missing')
  const given = arrived.length === 1 ? read.fields.assetName : ''
  const files = arrived.map((file) => ({ ...file, name: assetName(given || file.fileName) }))
  if (files.some(({ name }) => name === '')) {
    return { ok: false, fields: [{ field: 'assetName', code: 'asset.name-empty' }] }
  }
  if (!isStorableValue(files.map(({ name }) => name))) return refusedFile('general.text-unstorable')
  return { ok: true, fields: read.fields, files }
}
