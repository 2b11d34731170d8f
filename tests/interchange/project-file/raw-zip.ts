import { deflateSync } from 'fflate'
import { crc32 } from '../../../interchange/project-file/crc32.ts'

/** One entry of a hand-made archive; what is not said is honest. */
export interface RawEntry {
  readonly name: string
  readonly bytes: Uint8Array
  readonly stored?: boolean
  readonly method?: number
  readonly size?: number
  readonly packedSize?: number
  readonly sum?: number
  readonly flags?: number
  readonly mode?: number
  readonly localName?: string
  readonly localSize?: number
  readonly localSum?: number
  readonly extra?: number
  /** Points its directory entry at the entry with this index. */
  readonly sharesWith?: number
  readonly gapBefore?: number
}

export interface RawEnd {
  readonly count?: number
  readonly size?: number
  readonly start?: number
  readonly comment?: number
  readonly disk?: number
  readonly before?: Uint8Array
  readonly after?: Uint8Array
}

/** A zip archive with any lies in it. */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Uint8Array {
  const parts: Uint8Array[] = [end.before ?? new Uint8Array()]
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const offsets: number[] = []
  const directory = entries.map((entry) => {
    const packed = entry.stored ? entry.bytes : deflateSync(entry.bytes, { level: 9 })
    const method = entry.method ?? (entry.stored ? 0 : 8)
    const sum = entry.sum ?? crc32(entry.bytes)
    const size = entry.size ?? entry.bytes.length
    const packedSize = entry.packedSize ?? packed.length
    if (entry.gapBefore) parts.push(new Uint8Array(entry.gapBefore))
    offsets.push(length())
    const name = Buffer.from(entry.name)
    const localName = Buffer.from(entry.localName ?? entry.name)
    const shared = [20, entry.flags ?? 0, method, 0, 0x21] as const
    parts.push(
      record(
        0x04034b50,
        shared,
        [entry.localSum ?? sum, packedSize, entry.localSize ?? size],
        [localName.length, 0],
      ),
      localName,
      packed,
    )
    const offset = offsets[entry.sharesWith ?? offsets.length - 1] ?? 0
    const extra = new Uint8Array(entry.extra ?? 0)
    const tail = new DataView(new ArrayBuffer(14))
    tail.setUint16(0, extra.length, true)
    tail.setUint32(6, (entry.mode ?? 0) << 16, true)
    tail.setUint32(10, offset, true)
    return Buffer.concat([
      record(0x02014b50, [20, ...shared], [sum, packedSize, size], [name.length]),
      new Uint8Array(tail.buffer),
      name,
      extra,
    ])
  })
  const start = length()
  parts.push(...directory)
  const size = length() - start
  const count = end.count ?? entries.length
  parts.push(
    record(
      0x06054b50,
      [end.disk ?? 0, 0, count, count],
      [end.size ?? size, end.start ?? start],
      [end.comment ?? 0],
    ),
    end.after ?? new Uint8Array(),
  )
  return Buffer.concat(parts)
}

function record(
  signature: number,
  shorts: readonly number[],
  longs: readonly number[],
  last: readonly number[],
): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 + shorts.length * 2 + longs.length * 4 + last.length * 2))
  view.setUint32(0, signature, true)
  let at = 4
  for (const short of shorts) {
    view.setUint16(at, short, true)
    at += 2
  }
  for (const long of longs) {
    view.setUint32(at, long, true)
    at += 4
  }
  for (const short of last) {
    view.setUint16(at, short, true)
    at += 2
  }
  return new Uint8Array(view.buffer)
}
