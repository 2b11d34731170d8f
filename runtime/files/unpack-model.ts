import { type Document, WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, KHRDracoMeshCompression, KHRTextureBasisu } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

/** What reads packed parts. */
interface Unpackers {
  /** Draco's own decoder; without one its shapes stay as they are. */
  readonly shapes?: unknown
  /** A KTX2 picture as PNG; without it they stay as they are. */
  readonly picture?: (bytes: Uint8Array) => Promise<Uint8Array>
}

/** A GLB file without what few readers understand: shapes packed by Draco, KTX2 pictures. Rejects when it cannot be read. */
export async function unpackModel(
  bytes: Uint8Array,
  { shapes, picture }: Unpackers,
): Promise<Uint8Array<ArrayBuffer>> {
  await MeshoptDecoder.ready
  const io = new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'draco3d.decoder': shapes, 'meshopt.decoder': MeshoptDecoder })
  const document = await io.readBinary(bytes)
  if (shapes) dropExtension(document, KHRDracoMeshCompression.EXTENSION_NAME)
  if (picture) {
    for (const texture of document.getRoot().listTextures()) {
      const packed = texture.getImage()
      if (packed && texture.getMimeType() === 'image/ktx2')
        texture.setImage(new Uint8Array(await picture(packed))).setMimeType('image/png')
    }
    dropExtension(document, KHRTextureBasisu.EXTENSION_NAME)
  }
  return new Uint8Array(await io.writeBinary(document))
}

function dropExtension(document: Document, name: string): void {
  for (const extension of document.getRoot().listExtensionsUsed())
    if (extension.extensionName === name) extension.dispose()
}
