import type { FilmPart } from '../../../protocol/frame/film-part.ts'

interface FilmFormat {
  readonly extension: '.webm' | '.mp4'
  /** What a file begins with, from so many bytes on. */
  readonly head: readonly number[]
  readonly headAt: number
  /** What some bytes near the beginning of each piece of pictures are. */
  readonly piece: readonly number[]
}

/** The elements `EBML` and `Cluster`. */
const webm: FilmFormat = {
  extension: '.webm',
  head: [0x1a, 0x45, 0xdf, 0xa3],
  headAt: 0,
  piece: [0x1f, 0x43, 0xb6, 0x75],
}
/** The boxes `ftyp` and `moof`. */
const mp4: FilmFormat = {
  extension: '.mp4',
  head: [0x66, 0x74, 0x79, 0x70],
  headAt: 4,
  piece: [0x6d, 0x6f, 0x6f, 0x66],
}

const hasAt = (bytes: Uint8Array, what: readonly number[], at: number) =>
  what.every((byte, i) => bytes[at + i] === byte)

export interface FilmFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly extension: FilmFormat['extension']
}

/** The parts of a film as one file; `null` when there is no picture in them yet, only what comes before the first. */
export function filmFile(parts: readonly FilmPart['bytes'][]): FilmFile | null {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  const format = [webm, mp4].find(({ head, headAt }) => hasAt(bytes, head, headAt))
  if (!format || !bytes.some((_, i) => hasAt(bytes, format.piece, i))) return null
  return { bytes, extension: format.extension }
}
