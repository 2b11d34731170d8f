const [magic, jsonChunk] = [0x46546c67, 0x4e4f534a]

/** A glTF text that has everything inside as a GLB: the same text in another cover. */
export function asGlb(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil(text.byteLength / 4) * 4
  const glb = new Uint8Array(20 + length).fill(0x20)
  const view = new DataView(glb.buffer)
  ;[magic, 2, glb.byteLength, length, jsonChunk].forEach((word, index) => {
    view.setUint32(index * 4, word, true)
  })
  glb.set(text, 20)
  return glb
}
