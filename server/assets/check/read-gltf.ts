/** A glTF file taken apart: its JSON, not yet looked at, and the binary part of a GLB. */
export interface GltfParts {
  readonly json: unknown
  readonly binary: Uint8Array | undefined
}

const [glbMagic, jsonChunk, binaryChunk] = [0x46546c67, 0x4e4f534a, 0x004e4942]

/** The largest JSON of a model in bytes: reading one takes many times as much. */
const maxJsonBytes = 8_000_000

function parse(bytes: Uint8Array): unknown {
  if (bytes.byteLength > maxJsonBytes) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Takes a GLB apart, whose lengths must all be true; `undefined` when they are not. */
export function readGlb(bytes: Uint8Array): GltfParts | undefined {
  if (bytes.byteLength < 20) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at: number): number => view.getUint32(at, true)
  if (word(0) !== glbMagic || word(4) !== 2 || word(8) !== bytes.byteLength) return undefined
  const jsonEnd = 20 + word(12)
  if (word(16) !== jsonChunk || jsonEnd > bytes.byteLength) return undefined
  const json = parse(bytes.subarray(20, jsonEnd))
  if (jsonEnd === bytes.byteLength) return { json, binary: undefined }
  if (jsonEnd + 8 > bytes.byteLength || word(jsonEnd + 4) !== binaryChunk) return undefined
  const end = jsonEnd + 8 + word(jsonEnd)
  return end === bytes.byteLength ? { json, binary: bytes.subarray(jsonEnd + 8, end) } : undefined
}

/** Reads a glTF that has everything inside. */
export const readGltfText = (bytes: Uint8Array): GltfParts => ({ json: parse(bytes), binary: undefined })

const dataStart = /^data:[\w.+/;=-]{0,100};base64,/

/** The bytes of a `data:` address; `undefined` when it is not one. */
export function dataBytes(uri: string): Uint8Array | undefined {
  const start = dataStart.exec(uri)
  return start ? Buffer.from(uri.slice(start[0].length), 'base64') : undefined
}

/** Whether any address anywhere in a file leads out of it. */
export function hasForeignAddress(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one !== 'object' || one === null) continue
    for (const [name, inner] of Object.entries(one)) {
      if (name === 'uri' && (typeof inner !== 'string' || !dataStart.test(inner))) return true
      waiting.push(inner)
    }
  }
  return false
}

/** A glTF text as a GLB without a binary part. */
export function asGlb(text: Uint8Array): Uint8Array {
  const length = Math.ceil(text.byteLength / 4) * 4
  const glb = new Uint8Array(20 + length).fill(0x20)
  const view = new DataView(glb.buffer)
  ;[glbMagic, 2, glb.byteLength, length, jsonChunk].forEach((word, index) => {
    view.setUint32(index * 4, word, true)
  })
  glb.set(text, 20)
  return glb
}
