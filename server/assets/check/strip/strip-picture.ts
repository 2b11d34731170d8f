const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

/** Chunks that make the picture; texts, times and places are none. */
const pngChunks: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
])

function stripPng(bytes: Uint8Array): Uint8Array | undefined {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.byteLength; ) {
    const end = at + 12 + view(bytes).getUint32(at)
    if (end > bytes.byteLength) return undefined
    const name = nameAt(bytes, at + 4)
    if (pngChunks.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return joined(kept)
    at = end
  }
  return undefined
}

/** Segments of applications that are part of the picture: its size, its colours, how they are mixed. */
const isOfPicture = (marker: number, bytes: Uint8Array, at: number): boolean => {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe2) return nameAt(bytes, at + 4) === 'ICC_'
  return marker === 0xe0 || marker === 0xee
}

/** Where the next marker is behind pixels that begin at `at`: a byte 255 among them is always followed by 0 or a restart. */
function endOfPixels(bytes: Uint8Array, at: number): number {
  for (let here = at; here + 1 < bytes.byteLength; here += 1) {
    const next = bytes[here + 1] ?? 0
    if (bytes[here] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return here
  }
  return bytes.byteLength
}

function stripJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 2 <= bytes.byteLength; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xd9) return joined([...kept, bytes.subarray(at, at + 2)])
    if (at + 4 > bytes.byteLength) return undefined
    const head = at + 2 + view(bytes).getUint16(at + 2)
    if (head > bytes.byteLength) return undefined
    const end = marker === 0xda ? endOfPixels(bytes, head) : head
    if (isOfPicture(marker, bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

/** Bits of a WebP's head that say that places and texts follow. */
const [exifBit, xmpBit] = [0x08, 0x04]

function stripWebp(bytes: Uint8Array): Uint8Array | undefined {
  const kept = [new Uint8Array(bytes.subarray(0, 12))]
  for (let at = 12; at + 8 <= bytes.byteLength; ) {
    const length = view(bytes).getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > bytes.byteLength) return undefined
    const name = nameAt(bytes, at)
    const chunk = new Uint8Array(bytes.subarray(at, end))
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~(exifBit | xmpBit)
    if (['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'].includes(name)) kept.push(chunk)
    at = end
  }
  const whole = joined(kept)
  view(whole).setUint32(4, whole.byteLength - 8, true)
  return whole
}

/**
 * A picture without anything but itself, and not a pixel changed: no place, no camera, no words, no second file behind it. `undefined` when
 * its parts do not fit together.
 */
export function stripPicture(kind: 'png' | 'jpg' | 'webp', bytes: Uint8Array): Uint8Array | undefined {
  if (kind === 'png') return stripPng(bytes)
  return kind === 'jpg' ? stripJpeg(bytes) : stripWebp(bytes)
}
