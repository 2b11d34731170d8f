import { z } from 'zod'
import { assetLimits } from '../../../model/assets/asset-limits.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'

const list = <Item extends z.ZodType>(item: Item) => z.array(item).default([])
const Gltf = z.object({
  asset: z.object({ version: z.string().regex(/^2\./) }),
  nodes: list(z.object({ mesh: z.int().min(0).optional() })),
  meshes: list(
    z.object({
      primitives: z.array(
        z.object({
          mode: z.int().default(4),
          indices: z.int().optional(),
          attributes: z.record(z.string(), z.int()),
        }),
      ),
    }),
  ),
  accessors: list(z.object({ count: z.int().min(0) })),
  images: list(z.unknown()),
  extensionsRequired: list(z.string()),
})

/** Extensions that say how a model is packed or looks, and that a scene's page can unpack or draw. */
const known =
  /^(EXT_meshopt_compression|KHR_draco_mesh_compression|EXT_texture_webp|KHR_mesh_quantization|KHR_texture_transform|KHR_materials_\w+|KHR_lights_punctual)$/

export type ModelFacts =
  | { readonly ok: true; readonly triangles: number; readonly textures: number }
  | { readonly ok: false; readonly code: ErrorCode }

/** What a GLB or glTF says of itself, and why it cannot be shown here. Nothing of it is decoded. */
export function modelFacts(kind: 'glb' | 'gltf', bytes: Uint8Array): ModelFacts {
  const refuse = (code: ErrorCode): ModelFacts => ({ ok: false, code })
  const json = kind === 'gltf' ? parse(bytes) : parse(jsonOf(bytes))
  const read = Gltf.safeParse(json)
  if (!read.success) return refuse('asset.unreadable')
  if (hasForeignAddress(json)) return refuse('asset.model-external')
  const { nodes, meshes, accessors, images, extensionsRequired } = read.data
  if (!extensionsRequired.every((name) => known.test(name))) return refuse('asset.model-extension')
  const ofMesh = meshes.map(({ primitives }) =>
    primitives.reduce((sum, { mode, indices, attributes }) => {
      const count = accessors[indices ?? attributes.POSITION ?? -1]?.count ?? 0
      return sum + (mode === 4 ? Math.ceil(count / 3) : mode > 4 ? Math.max(0, count - 2) : 0)
    }, 0),
  )
  const triangles = nodes.reduce((sum, { mesh }) => sum + (mesh === undefined ? 0 : (ofMesh[mesh] ?? 0)), 0)
  const isTooMuch =
    triangles > assetLimits.triangles ||
    nodes.length > assetLimits.nodes ||
    images.length > assetLimits.textures
  return isTooMuch ? refuse('asset.model-too-detailed') : { ok: true, triangles, textures: images.length }
}

/** The first part of a GLB; nothing when its lengths are not true. */
function jsonOf(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength < 20) return bytes.subarray(0, 0)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isWhole = view.getUint32(4, true) === 2 && view.getUint32(8, true) === bytes.byteLength
  return isWhole ? bytes.subarray(20, 20 + view.getUint32(12, true)) : bytes.subarray(0, 0)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Whether an address anywhere in the file leads out of it. */
function hasForeignAddress(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, inner]: [string, unknown]) =>
      (name === 'uri' && (typeof inner !== 'string' || !inner.startsWith('data:'))) ||
      hasForeignAddress(inner),
  )
}
