import { isKtx2, ktx2Size } from '../../../model/assets/ktx2-size.ts'
import type { GltfParts } from './gltf-parts.ts'
import { pictureSize, type Size } from './picture-size.ts'
import { sniffKind } from './sniff-kind.ts'

/** Where a picture lies, or bytes: an address of its own, or a part of the file. */
interface Place {
  readonly uri?: string | undefined
  readonly bufferView?: number | undefined
}

export interface PlacesOfPictures {
  readonly images: readonly Place[]
  readonly bufferViews: readonly {
    readonly buffer: number
    readonly byteOffset: number
    readonly byteLength: number
  }[]
  readonly buffers: readonly Place[]
}

/** The sizes of a model's pictures by their headers, none of them decoded; `undefined` when one lies nowhere or is of no kind that a model may have. */
export function modelPictures(
  { images, bufferViews, buffers }: PlacesOfPictures,
  { binary }: GltfParts,
): readonly Size[] | undefined {
  // Many pictures may lie in one text.
  const unpacked = new Map<number, Uint8Array | undefined>()
  const bufferOf = (index: number): Uint8Array | undefined => {
    const uri = buffers[index]?.uri
    if (uri === undefined) return index === 0 ? binary : undefined
    if (!unpacked.has(index)) unpacked.set(index, bytesOfData(uri))
    return unpacked.get(index)
  }
  const bytesOf = ({ uri, bufferView }: Place): Uint8Array | undefined => {
    if (uri !== undefined) return bytesOfData(uri)
    const view = bufferViews[bufferView ?? -1]
    return view && bufferOf(view.buffer)?.subarray(view.byteOffset, view.byteOffset + view.byteLength)
  }
  const sizes = images.map((image) => sizeOf(bytesOf(image) ?? new Uint8Array()))
  return sizes.every((size) => size !== undefined) ? sizes : undefined
}

function sizeOf(bytes: Uint8Array): Size | undefined {
  if (isKtx2(bytes)) return ktx2Size(bytes)
  const kind = sniffKind(bytes)
  return kind === 'png' || kind === 'jpg' || kind === 'webp' ? pictureSize(kind, bytes) : undefined
}

function bytesOfData(uri: string): Uint8Array | undefined {
  const [cover, text = ''] = uri.split(';base64,')
  if (cover === uri) return undefined
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
