import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pictures and fonts of the web are compressed already. */
const compressible = /\.(css|html|js|json|mjs|svg|ttf|txt|wasm|webmanifest)$/
/** Bytes below which headers weigh more than what is saved. */
const least = 1024
/** Nearly as small as 11, in a tenth of the time. */
const quality = 9

async function writeSmaller(file: string, original: Buffer, compressed: Buffer): Promise<void> {
  if (compressed.length < original.length) await writeFile(file, compressed)
}

async function compressFile(file: string): Promise<void> {
  const original = await readFile(file)
  if (original.length < least) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
  }
  await Promise.all([
    brotli(original, { params }).then((bytes) => writeSmaller(`${file}.br`, original, bytes)),
    zip(original, { level: 9 }).then((bytes) => writeSmaller(`${file}.gz`, original, bytes)),
  ])
}

/**
 * Writes `.br` and `.gz` beside every compressible file of a folder, so that the server sends them without work. A file that would not
 * become smaller gets none. Hidden folders, which no browser asks for, are left alone.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]\./.test(file))
  await Promise.all(files.map(compressFile))
}
