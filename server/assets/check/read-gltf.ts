import { glbWords } from '../../../model/assets/as-glb.ts'

/** A glTF file taken apart: its JSON, not yet looked at, and the binary part of a GLB. */
export interface GltfParts {
  readonly json: unknown
  readonly binary: Uint8Array | undefined
}

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
  if (word(0) !== glbWords.magic || word(4) !== 2 || word(8) !== bytes.byteLength) return undefined
  const jsonEnd = 20 + word(12)
  if (word(16) !== glbWords.json || jsonEnd > bytes.byteLength) return undefined
  const json = parse(bytes.subarray(20, jsonEnd))
  if (jsonEnd === bytes.byteLength) return { json, binary: undefined }
  if (jsonEnd + 8 > bytes.byteLength || word(jsonEnd + 4) !== glbWords.binary) return undefined
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
