import type { GltfShape } from './gltf-shape.ts'
import { modelLimits } from './model-limits.ts'

const componentBytes: Readonly<Record<number, number>> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
}
const componentCounts = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const

type Accessor = GltfShape['accessors'][number]

/** Bytes of one element; 0 when its kind does not exist. */
const elementBytes = ({ componentType, type }: Accessor): number =>
  (componentBytes[componentType] ?? 0) * componentCounts[type]

/** Whether all buffer views lie in their buffers. `lengths` are those of the bytes that are really there, `undefined` for none. */
function areViewsInside(gltf: GltfShape, lengths: readonly (number | undefined)[]): boolean {
  const isInside = (buffer: number, offset: number, length: number): boolean => {
    const available = lengths[buffer]
    return available !== undefined && offset + length <= available
  }
  return gltf.bufferViews.every(({ buffer, byteOffset, byteLength, extensions }) => {
    const packed = extensions.EXT_meshopt_compression
    if (!packed) return isInside(buffer, byteOffset, byteLength)
    return (
      isInside(packed.buffer, packed.byteOffset, packed.byteLength) &&
      packed.count * packed.byteStride === byteLength
    )
  })
}

function isAccessorInside(accessor: Accessor, views: GltfShape['bufferViews']): boolean {
  const size = elementBytes(accessor)
  if (size === 0) return false
  const fits = (view: number, offset: number, count: number, bytes: number, stride = bytes): boolean => {
    const length = views[view]?.byteLength
    return length !== undefined && (count === 0 || offset + stride * (count - 1) + bytes <= length)
  }
  const { bufferView, byteOffset, count, sparse } = accessor
  if (bufferView !== undefined) {
    const stride = views[bufferView]?.byteStride ?? size
    if (stride < size || !fits(bufferView, byteOffset, count, size, stride)) return false
  }
  if (!sparse) return true
  const { indices, values } = sparse
  const indexBytes = componentBytes[indices.componentType] ?? 0
  return (
    indexBytes > 0 &&
    sparse.count <= count &&
    fits(indices.bufferView, indices.byteOffset, sparse.count, indexBytes) &&
    fits(values.bufferView, values.byteOffset, sparse.count, size)
  )
}

export type BoundsVerdict = 'inside' | 'outside' | 'too-much'

/** Whether everything that a file says of its bytes is so, and how much it becomes when it is read. Nothing is decoded for it. */
export function checkBounds(gltf: GltfShape, lengths: readonly (number | undefined)[]): BoundsVerdict {
  if (!areViewsInside(gltf, lengths)) return 'outside'
  if (!gltf.accessors.every((accessor) => isAccessorInside(accessor, gltf.bufferViews))) return 'outside'
  const decoded = gltf.accessors.reduce((sum, accessor) => sum + elementBytes(accessor) * accessor.count, 0)
  const unpacked = gltf.bufferViews.reduce(
    (sum, { byteLength, extensions }) => sum + (extensions.EXT_meshopt_compression ? byteLength : 0),
    0,
  )
  return decoded + unpacked > modelLimits.decodedBytes ? 'too-much' : 'inside'
}
