import { type Extension, Logger, NodeIO } from '@gltf-transform/core'
import * as extensions from '@gltf-transform/extensions'
import draco from 'draco3dgltf'
import { MeshoptDecoder } from 'meshoptimizer'

/** What reads the extensions that a model may use (`isModelExtension`). */
export const readable: readonly (typeof Extension)[] = [
  extensions.EXTMeshoptCompression,
  extensions.EXTTextureWebP,
  extensions.KHRDracoMeshCompression,
  extensions.KHRLightsPunctual,
  extensions.KHRMaterialsAnisotropy,
  extensions.KHRMaterialsClearcoat,
  extensions.KHRMaterialsDiffuseTransmission,
  extensions.KHRMaterialsDispersion,
  extensions.KHRMaterialsEmissiveStrength,
  extensions.KHRMaterialsIOR,
  extensions.KHRMaterialsIridescence,
  extensions.KHRMaterialsPBRSpecularGlossiness,
  extensions.KHRMaterialsSheen,
  extensions.KHRMaterialsSpecular,
  extensions.KHRMaterialsTransmission,
  extensions.KHRMaterialsUnlit,
  extensions.KHRMaterialsVolume,
  extensions.KHRMeshQuantization,
  extensions.KHRTextureBasisu,
  extensions.KHRTextureTransform,
]

/** Those that pack geometry; what is kept is unpacked. */
export const packings: ReadonlySet<string> = new Set([
  extensions.EXTMeshoptCompression.EXTENSION_NAME,
  extensions.KHRDracoMeshCompression.EXTENSION_NAME,
])

/** A reader that unpacks, and that never asks the network for anything. */
export async function createModelReader(): Promise<NodeIO> {
  await MeshoptDecoder.ready
  return new NodeIO()
    .setAllowNetwork(false)
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions([...readable])
    .registerDependencies({
      'draco3d.decoder': await draco.createDecoderModule(),
      'meshopt.decoder': MeshoptDecoder,
    })
}
