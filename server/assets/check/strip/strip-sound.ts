const textAt = (bytes: Buffer, at: number, length: number): string =>
  bytes.toString('latin1', at, at + length)

/** Where an ID3 tag at `at` ends; `at` itself when there is none. Its length has seven bits in a byte. */
function endOfId3(bytes: Buffer, at: number): number {
  if (textAt(bytes, at, 3) !== 'ID3' || at + 10 > bytes.byteLength) return at
  const length = [6, 7, 8, 9].reduce((sum, offset) => sum * 128 + (bytes.readUInt8(at + offset) & 127), 0)
  const hasFooter = (bytes.readUInt8(at + 5) & 16) !== 0
  return Math.min(bytes.byteLength, at + 10 + length + (hasFooter ? 10 : 0))
}

/** An MP3 without the tags before and behind its frames. */
export function stripMp3(bytes: Buffer): Uint8Array {
  let start = 0
  for (let next = endOfId3(bytes, 0); next !== start; next = endOfId3(bytes, start)) start = next
  let end = bytes.byteLength
  if (end - 128 >= start && textAt(bytes, end - 128, 3) === 'TAG') end -= 128
  if (end - 32 >= start && textAt(bytes, end - 32, 8) === 'APETAGEX') {
    const hasHead = (bytes.readUInt32LE(end - 12) & 0x8000_0000) !== 0
    end = Math.max(start, end - bytes.readUInt32LE(end - 20) - (hasHead ? 32 : 0))
  }
  return bytes.subarray(start, end)
}

/** Parts of a WAV that are the sound. */
const waveParts: ReadonlySet<string> = new Set(['fmt ', 'fact', 'data'])

/** A WAV with nothing but its sound. One that is cut off is kept as far as it goes, one of more than 4 GB as it is. */
export function stripWav(bytes: Buffer): Uint8Array {
  if (textAt(bytes, 0, 4) !== 'RIFF') return bytes
  const kept: Uint8Array[] = [bytes.subarray(0, 12)]
  for (let at = 12; at + 8 <= bytes.byteLength; ) {
    const length = bytes.readUInt32LE(at + 4)
    const end = Math.min(bytes.byteLength, at + 8 + length + (length % 2))
    if (waveParts.has(textAt(bytes, at, 4))) kept.push(bytes.subarray(at, end))
    at = end
  }
  const whole = Buffer.concat(kept)
  whole.writeUInt32LE(whole.byteLength - 8, 4)
  return whole
}
