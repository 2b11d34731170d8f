/** Boxes with boxes inside, in which something about the maker may stand. */
const outer: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'moof', 'traf'])
/** Words, places, pictures of the maker's, and room that was left over. */
const telling: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide'])
/** Boxes that begin with when they were made and changed. */
const dated: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd'])

function stripBoxes(bytes: Buffer, from: number, to: number): void {
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    if (at + head > to) return
    const length = short === 0 ? to - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (length < head || at + length > to) return
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (telling.has(name)) {
      bytes.write('free', at + 4, 'latin1')
      bytes.fill(0, at + head, at + length)
    } else if (outer.has(name)) stripBoxes(bytes, at + head, at + length)
    else if (dated.has(name) && length >= head + 20) {
      const isLong = bytes.readUInt8(at + head) === 1
      bytes.fill(0, at + head + 4, at + head + (isLong ? 20 : 12))
    }
    at += length
  }
}

/** Blanks what an MP4 says of its maker, place and time; every box stays where it is, so the tables of the pictures stay right. */
export function stripMp4(original: Buffer): Uint8Array {
  const bytes = Buffer.from(original)
  stripBoxes(bytes, 0, bytes.byteLength)
  return bytes
}
