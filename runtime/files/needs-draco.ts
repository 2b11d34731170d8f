/** Whether a GLB file is packed by Draco: extensions are named in its first part. */
export function needsDraco(bytes: Uint8Array): boolean {
  const length = bytes.length < 20 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true)
  return new TextDecoder().decode(bytes.subarray(20, 20 + length)).includes('"KHR_draco_mesh_compression"')
}
