import { writeFile } from 'node:fs/promises'
import type { Document, Texture } from '@gltf-transform/core'
import { unpartition } from '@gltf-transform/functions'
import { asGlb } from '../../../model/assets/as-glb.ts'
import { isPictureSmall } from '../../../model/assets/asset-limits.ts'
import { isKtx2, ktx2Size } from '../../../model/assets/ktx2-size.ts'
import { isModelExtension } from '../../../model/assets/model-extensions.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { checkBounds } from './check-bounds.ts'
import { type CheckVerdict, plainFacts, refused } from './check-message.ts'
import { pictureSize } from './check-picture.ts'
import { areTreesShallow, countShown } from './check-tree.ts'
import { GltfShape } from './gltf-shape.ts'
import { modelLimits } from './model-limits.ts'
import { createModelReader, packings } from './model-reader.ts'
import { dataBytes, type GltfParts, hasForeignAddress, readGlb, readGltfText } from './read-gltf.ts'
import { sniff } from './sniff.ts'
import { stripPicture } from './strip/strip-picture.ts'

/** What a file says of itself is checked before anything of it is decoded; `undefined` when it may be. */
function refusalBefore({ json, binary }: GltfParts): ErrorCode | undefined {
  if (hasForeignAddress(json)) return 'asset.model-external'
  const shape = GltfShape.safeParse(json)
  if (!shape.success) return 'asset.unreadable'
  const gltf = shape.data
  if (!gltf.extensionsRequired.every(isModelExtension)) return 'asset.model-extension'
  const { nodes, textures, images } = gltf
  if (nodes.length > modelLimits.nodes) return 'asset.model-too-detailed'
  if (Math.max(textures.length, images.length) > modelLimits.textures) return 'asset.model-too-detailed'
  if (!areTreesShallow(gltf)) return 'asset.too-hard-to-read'
  const shown = countShown(gltf)
  if (!shown) return 'asset.unreadable'
  if (shown.triangles > modelLimits.triangles || shown.vertices > modelLimits.vertices) {
    return 'asset.model-too-detailed'
  }
  const lengths = gltf.buffers.map(({ byteLength, uri }, index) => {
    const bytes = uri === undefined ? (index === 0 ? binary : undefined) : dataBytes(uri)
    return bytes && bytes.byteLength >= byteLength ? byteLength : undefined
  })
  const bounds = checkBounds(gltf, lengths)
  if (bounds === 'inside') return undefined
  return bounds === 'outside' ? 'asset.unreadable' : 'asset.model-too-detailed'
}

/** The same again of what came out: packed geometry says of itself what it likes. */
function refusalAfter(document: Document): ErrorCode | { readonly triangles: number } {
  let triangles = 0
  let vertices = 0
  for (const node of document.getRoot().listNodes()) {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const positions = primitive.getAttribute('POSITION')
      const indices = primitive.getIndices()
      const count = positions?.getCount() ?? 0
      if (primitive.listAttributes().some((attribute) => attribute.getCount() !== count)) {
        return 'asset.unreadable'
      }
      if (primitive.getMode() >= 4) triangles += Math.ceil((indices?.getCount() ?? count) / 3)
      vertices += count
    }
  }
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const count = primitive.getAttribute('POSITION')?.getCount() ?? 0
      const isOutside =
        primitive
          .getIndices()
          ?.getArray()
          ?.some((index) => index >= count) ?? false
      if (isOutside) return 'asset.unreadable'
    }
  }
  for (const accessor of document.getRoot().listAccessors()) {
    if (!(accessor.getArray() ?? []).every(Number.isFinite)) return 'asset.unreadable'
  }
  const isTooMuch = triangles > modelLimits.triangles || vertices > modelLimits.vertices
  return isTooMuch ? 'asset.model-too-detailed' : { triangles }
}

/** Pictures are checked by their headers, whatever the model calls them, and lose what is not the picture (a KTX2 says nothing of its maker). */
async function checkTexture(texture: Texture): Promise<ErrorCode | { readonly pixels: number }> {
  const bytes = texture.getImage()
  if (!bytes) return 'asset.unreadable'
  if (isKtx2(bytes)) {
    const size = ktx2Size(bytes)
    return size ? ofSize(size) : 'asset.unreadable'
  }
  const kind = await sniff(bytes)
  if (kind !== 'png' && kind !== 'jpg' && kind !== 'webp') return 'asset.unreadable'
  const size = await pictureSize(bytes)
  const stripped = stripPicture(kind, bytes)
  if (!stripped) return 'asset.unreadable'
  texture.setImage(new Uint8Array(stripped))
  return ofSize(size)
}

const ofSize = (size: { readonly width: number; readonly height: number }) =>
  isPictureSmall(size) ? { pixels: size.width * size.height } : 'asset.picture-too-big'

/** Reads a model as far as a page would and writes it anew as a GLB, unpacked and with nothing in it but what was read. */
export async function checkModel(
  kind: 'glb' | 'gltf',
  bytes: Uint8Array,
  target: string,
): Promise<CheckVerdict> {
  const parts = kind === 'glb' ? readGlb(bytes) : readGltfText(bytes)
  if (!parts) return refused('asset.unreadable')
  const before = refusalBefore(parts)
  if (before) return refused(before)
  const reader = await createModelReader()
  const document = await reader.readBinary(kind === 'glb' ? new Uint8Array(bytes) : asGlb(bytes))
  const after = refusalAfter(document)
  if (typeof after === 'string') return refused(after)
  let pixels = 0
  for (const texture of document.getRoot().listTextures()) {
    const checked = await checkTexture(texture)
    if (typeof checked === 'string') return refused(checked)
    pixels += checked.pixels
  }
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (packings.has(extension.extensionName)) extension.dispose()
  }
  await document.transform(unpartition())
  const kept = await reader.writeBinary(document)
  if (kept.byteLength > modelLimits.keptBytes) return refused('asset.model-too-detailed')
  await writeFile(target, kept)
  return { ok: true, facts: { ...plainFacts('glb'), triangles: after.triangles, pixels } }
}
