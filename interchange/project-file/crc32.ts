const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/** The check sum that a zip archive keeps of each file. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (let index = 0; index < bytes.length; index++)
    sum = (table[(sum ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}
