import { z } from 'zod'
import { assetLimits, isPictureSmall } from '../../../model/assets/asset-limits.ts'
import { isModelExtension } from '../../../model/assets/model-extensions.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { gltfParts } from './gltf-parts.ts'
import { modelPictures } from './model-pictures.ts'
import type { Refusal } from './refusal.ts'

/** Letters of a missing file's name that are said. */
const longestName = 80

const list = <Item extends z.ZodType>(item: Item) => z.array(item).default([])
const Count = z.int().min(0)
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
  images: list(z.object({ uri: z.string().optional(), bufferView: Count.optional() })),
  bufferViews: list(z.object({ buffer: Count, byteOffset: Count.default(0), byteLength: Count })),
  buffers: list(z.object({ uri: z.string().optional() })),
  extensionsRequired: list(z.string()),
})

export type ModelFacts = { readonly ok: true; readonly triangles: number; readonly pixels: number } | Refusal

/** What a GLB or glTF says of itself, and why it cannot be shown here. Nothing of it is decoded. */
export function modelFacts(kind: 'glb' | 'gltf', bytes: Uint8Array): ModelFacts {
  const refuse = (code: ErrorCode): Refusal => ({ ok: false, code })
  const parts = gltfParts(kind, bytes)
  const read = Gltf.safeParse(parts.json)
  if (!read.success) return refuse('asset.unreadable')
  const away = foreignAddress(parts.json)
  if (away !== undefined) {
    const file = nameIn(away)
    return file === ''
      ? refuse('asset.model-external')
      : { ...refuse('asset.model-part-missing'), params: { file } }
  }
  const { nodes, meshes, accessors, images, extensionsRequired } = read.data
  if (!extensionsRequired.every(isModelExtension)) return refuse('asset.model-extension')
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
  if (isTooMuch) return refuse('asset.model-too-detailed')
  const pictures = modelPictures(read.data, parts)
  if (!pictures) return refuse('asset.unreadable')
  if (!pictures.every(isPictureSmall)) return refuse('asset.picture-too-big')
  const pixels = pictures.reduce((sum, { width, height }) => sum + width * height, 0)
  return { ok: true, triangles, pixels }
}

/** The first address in the file that leads out of it; `''` for one that is no text. */
function foreignAddress(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries<unknown>({ ...value })) {
    const isAway = name === 'uri' && (typeof inner !== 'string' || !inner.startsWith('data:'))
    const away = isAway ? (typeof inner === 'string' ? inner : '') : foreignAddress(inner)
    if (away !== undefined) return away
  }
  return undefined
}

/** What the file at an address is called, as far as a person wants to read it. */
function nameIn(address: string): string {
  const name = /[^/\\]*$/.exec(address.replace(/[?#].*$/s, ''))?.[0] ?? ''
  try {
    return decodeURIComponent(name).slice(0, longestName)
  } catch {
    return name.slice(0, longestName)
  }
}
