import { assetLimits } from '../../../model/assets/asset-limits.ts'

/** The most that a model may have. */
export const modelLimits = {
  triangles: assetLimits.triangles,
  /** Also of each mesh as often as it is shown. */
  vertices: 600_000,
  textures: assetLimits.textures,
  nodes: assetLimits.nodes,
  depth: 64,
  /** Bytes of everything that the file's accessors say, decoded. */
  decodedBytes: 100_000_000,
  /** Bytes of what is kept, with nothing compressed in it any more. */
  keptBytes: 64_000_000,
} as const
