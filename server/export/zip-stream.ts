import { Readable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'
import type { ExportedFile } from './exported-file.ts'

/** A zip of files that are made while it is read; a slow reader slows the making down. */
export function zipStream(files: AsyncIterable<ExportedFile>): Readable {
  async function* parts(): AsyncGenerator<Uint8Array> {
    const ready: Uint8Array[] = []
    let fault: Error | undefined
    const zip = new Zip((error, part) => {
      if (error) fault = error
      else ready.push(part)
    })
    for await (const { path, bytes } of files) {
      const entry = new ZipDeflate(path, { level: 6 })
      zip.add(entry)
      entry.push(bytes, true)
      if (fault) throw fault
      yield* ready.splice(0)
    }
    zip.end()
    yield* ready.splice(0)
  }
  return Readable.from(parts(), { objectMode: false })
}
