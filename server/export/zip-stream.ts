import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { ExportedFile } from './exported-file.ts'

/** Bytes that are packed in one go; others are served between two of them. */
const stepBytes = 256 * 1024

/** Files that are packed in themselves already. */
const packed = /\.(png|jpe?g|webp|mp3|ogg|m4a|mp4|webm)$/

async function* stepsOf(bytes: ExportedFile['bytes']): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
    for (let at = 0; at < piece.byteLength; at += stepBytes) yield piece.subarray(at, at + stepBytes)
  }
}

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
      const entry = packed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
      zip.add(entry)
      for await (const step of stepsOf(bytes)) {
        // What a store hands out may be written over while the zip still waits to be read.
        entry.push(new Uint8Array(step))
        if (fault) throw fault
        yield* ready.splice(0)
        await nextTurn()
      }
      entry.push(new Uint8Array(), true)
      if (fault) throw fault
      yield* ready.splice(0)
    }
    zip.end()
    yield* ready.splice(0)
  }
  return Readable.from(parts(), { objectMode: false })
}
