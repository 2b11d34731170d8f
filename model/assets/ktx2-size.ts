/** How a KTX2 file begins. */
const identifier = [0xab, 0x4b, 0x54, 0x58, 0x20, 0x32, 0x30, 0xbb, 0x0d, 0x0a, 0x1a, 0x0a]

/** Whether bytes begin as a KTX2 file does. */
export const isKtx2 = (bytes: Uint8Array): boolean => identifier.every((byte, index) => bytes[index] === byte)

/** Width and height of a flat KTX2 picture by its header, when all its levels lie inside the file; it is not decoded. */
export function ktx2Size(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (!isKtx2(bytes) || bytes.byteLength < 80) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height, depth, layers, faces, levels] = [20, 24, 28, 32, 36, 40].map((at) =>
    view.getUint32(at, true),
  )
  const count = Math.max(1, levels ?? 0)
  if (!width || !height || depth !== 0 || (layers ?? 2) > 1 || faces !== 1 || count > 14) return undefined
  if (bytes.byteLength < 80 + 24 * count) return undefined
  for (let level = 0; level < count; level++) {
    const at = 80 + 24 * level
    const end = view.getBigUint64(at, true) + view.getBigUint64(at + 8, true)
    if (end > BigInt(bytes.byteLength)) return undefined
  }
  return { width, height }
}
