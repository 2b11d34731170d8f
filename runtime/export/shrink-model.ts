import { type Document, type Texture, WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, EXTMeshoptCompression } from '@gltf-transform/extensions'
import { dedup, prune, simplify, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptSimplifier } from 'meshoptimizer'

/** What a smaller model has at most: triangles, and pixels of a picture's longer side. */
const wanted = { triangles: 20_000, side: 1024 }

/** The same model with fewer triangles and smaller pictures, as GLB; no bytes when that cannot be done. */
export async function shrinkModel(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    await Promise.all([MeshoptDecoder.ready, MeshoptSimplifier.ready])
    const io = new WebIO()
      .registerExtensions(ALL_EXTENSIONS)
      .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
    const document = await io.readBinary(bytes)
    const ratio = Math.min(1, wanted.triangles / Math.max(1, trianglesOf(document)))
    const steps = [dedup(), weld()]
    for (const error of [0.01, 0.1, 1]) {
      const left = wanted.triangles / Math.max(1, trianglesOf(document))
      if (ratio === 1 || left >= 1) break
      await document.transform(
        ...steps.splice(0),
        simplify({ simplifier: MeshoptSimplifier, ratio: left, error, lockBorder: false }),
      )
    }
    for (const texture of document.getRoot().listTextures()) await shrinkTexture(texture)
    for (const extension of document.getRoot().listExtensionsUsed())
      if (extension.extensionName === EXTMeshoptCompression.EXTENSION_NAME) extension.dispose()
    await document.transform(prune())
    return await io.writeBinary(document)
  } catch (error) {
    reportError(error)
    return new Uint8Array()
  }
}

/** As often as each part is shown. */
function trianglesOf(document: Document): number {
  return document
    .getRoot()
    .listNodes()
    .flatMap((node) => node.getMesh()?.listPrimitives() ?? [])
    .reduce((sum, part) => {
      const corners = part.getIndices()?.getCount() ?? part.getAttribute('POSITION')?.getCount() ?? 0
      return part.getMode() >= 4 ? sum + corners / 3 : sum
    }, 0)
}

async function shrinkTexture(texture: Texture): Promise<void> {
  const bytes = texture.getImage()
  const type = texture.getMimeType()
  if (!bytes || !/^image\/(png|jpeg|webp)$/.test(type)) return
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }))
  const share = wanted.side / Math.max(picture.width, picture.height)
  if (share >= 1) return
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * share)),
    Math.max(1, Math.round(picture.height * share)),
  )
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const smaller = await canvas.convertToBlob({ type, quality: 0.85 })
  texture.setImage(new Uint8Array(await smaller.arrayBuffer())).setMimeType(smaller.type)
}
