import { glbWords } from '../../../model/assets/as-glb.ts'

/** A model taken apart: its JSON, not yet looked at (`undefined` when there is none), and the binary part of a GLB. */
export interface GltfParts {
  readonly json: unknown
  readonly binary: Uint8Array | undefined
}

/** Takes a GLB, whose lengths must be true, or a glTF apart. */
export function gltfParts(kind: 'glb' | 'gltf', bytes: Uint8Array): GltfParts {
  if (kind === 'gltf') return { json: parse(bytes), binary: undefined }
  const nothing = { json: undefined, binary: undefined }
  if (bytes.byteLength < 20) return nothing
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(4, true) !== 2 || view.getUint32(8, true) !== bytes.byteLength) return nothing
  const jsonEnd = 20 + view.getUint32(12, true)
  const json = parse(bytes.subarray(20, jsonEnd))
  const isBinary = jsonEnd + 8 <= bytes.byteLength && view.getUint32(jsonEnd + 4, true) === glbWords.binary
  return { json, binary: isBinary ? bytes.subarray(jsonEnd + 8) : undefined }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
