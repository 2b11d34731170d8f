/** The checksum of an Ogg page: a CRC of 32 bits, the highest first. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24
  for (let bit = 0; bit < 8; bit += 1) rest = (rest << 1) ^ (rest < 0 ? 0x04c1_1db7 : 0)
  return rest >>> 0
})
const checksum = (page: Uint8Array): number =>
  page.reduce((rest, byte) => ((rest << 8) ^ (table[(rest >>> 24) ^ byte] ?? 0)) >>> 0, 0)

interface Page {
  readonly at: number
  readonly end: number
}

/** A packet of a stream, which may go on over pages: places of its bytes in the file. */
interface Packet {
  readonly places: number[]
  readonly pages: Page[]
}

/** Packets of the comments: the second ones of all streams. */
function commentsIn(bytes: Buffer): readonly Packet[] {
  const streams = new Map<number, { count: number; comments: Packet }>()
  for (let at = 0; at + 27 <= bytes.byteLength && bytes.toString('latin1', at, at + 4) === 'OggS'; ) {
    const segments = bytes.subarray(at + 27, at + 27 + bytes.readUInt8(at + 26))
    const page = {
      at,
      end: at + 27 + segments.byteLength + segments.reduce((sum, length) => sum + length, 0),
    }
    if (page.end > bytes.byteLength) break
    const serial = bytes.readUInt32LE(at + 14)
    const stream = streams.get(serial) ?? { count: 0, comments: { places: [], pages: [] } }
    streams.set(serial, stream)
    let here = at + 27 + segments.byteLength
    for (const length of segments) {
      if (stream.count === 1) {
        for (let place = here; place < here + length; place += 1) stream.comments.places.push(place)
        if (stream.comments.pages.at(-1)?.at !== at) stream.comments.pages.push(page)
      }
      if (length < 255) stream.count += 1
      here += length
    }
    at = page.end
  }
  return [...streams.values()].map(({ comments }) => comments)
}

const heads = ['\u0003vorbis', 'OpusTags']

/**
 * Blanks the comments of Vorbis and Opus sounds where they stand, and writes the checksums of their pages anew. Other sounds in an Ogg stay as
 * they are.
 */
export function stripOgg(original: Buffer): Uint8Array {
  const bytes = Buffer.from(original)
  for (const { places, pages } of commentsIn(bytes)) {
    const packet = Buffer.from(places.map((place) => bytes[place] ?? 0))
    const head = heads.find((start) => packet.toString('latin1', 0, start.length) === start)
    if (head === undefined || packet.byteLength < head.length + 8) continue
    let at = head.length + 4 + packet.readUInt32LE(head.length)
    if (at + 4 > packet.byteLength) continue
    const count = packet.readUInt32LE(at)
    at += 4
    for (let number = 0; number < count && at + 4 <= packet.byteLength; number += 1) {
      const end = Math.min(packet.byteLength, at + 4 + packet.readUInt32LE(at))
      packet.fill('-=', at + 4, Math.min(end, at + 6), 'latin1').fill(' ', Math.min(end, at + 6), end)
      at = end
    }
    // Behind the comments of Opus there may be anything.
    if (head === 'OpusTags') packet.fill(0, at)
    if (places.every((place, index) => bytes[place] === packet[index])) continue
    for (const [index, place] of places.entries()) bytes[place] = packet[index] ?? 0
    for (const page of pages) {
      bytes.writeUInt32LE(0, page.at + 22)
      bytes.writeUInt32LE(checksum(bytes.subarray(page.at, page.end)), page.at + 22)
    }
  }
  return bytes
}
