import { type Document, WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, EXTMeshoptCompression } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

/** A GLB file, unpacked. Rejects when it cannot be read. */
export async function readGlb(bytes: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready
  const io = new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const document = await io.readBinary(bytes)
  for (const extension of document.getRoot().listExtensionsUsed())
    if (extension.extensionName === EXTMeshoptCompression.EXTENSION_NAME) extension.dispose()
  return document
}
