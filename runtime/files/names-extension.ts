/** Whether a GLB file uses an extension of glTF: they are named in its first part. */
export function namesExtension(bytes: Uint8Array, extension: string): boolean {
  const length = bytes.length < 20 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true)
  return new TextDecoder().decode(bytes.subarray(20, 20 + length)).includes(`"${extension}"`)
}

/** Shapes packed by Draco. */
export const dracoShapes = 'KHR_draco_mesh_compression'
/** Pictures of the kind KTX2. */
export const ktx2Pictures = 'KHR_texture_basisu'
