import { WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, KHRDracoMeshCompression } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

/** A GLB file without Draco's packing of shapes, which only this reads. `decoder` is Draco's own. Rejects when it cannot be read. */
export async function unpackModel(bytes: Uint8Array, decoder: unknown): Promise<Uint8Array<ArrayBuffer>> {
  await MeshoptDecoder.ready
  const io = new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'draco3d.decoder': decoder, 'meshopt.decoder': MeshoptDecoder })
  const document = await io.readBinary(bytes)
  for (const extension of document.getRoot().listExtensionsUsed())
    if (extension.extensionName === KHRDracoMeshCompression.EXTENSION_NAME) extension.dispose()
  return new Uint8Array(await io.writeBinary(document))
}
