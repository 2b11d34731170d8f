/** Words of a GLB file: how it begins, and what its two parts are. */
export const glbWords = { magic: 0x46546c67, json: 0x4e4f534a, binary: 0x004e4942 } as const

/** A glTF text that has everything inside as a GLB without a binary part: the same text in another cover. */
export function asGlb(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil(text.byteLength / 4) * 4
  const glb = new Uint8Array(20 + length).fill(0x20)
  const view = new DataView(glb.buffer)
  ;[glbWords.magic, 2, glb.byteLength, length, glbWords.json].forEach((word, index) => {
    view.setUint32(index * 4, word, true)
  })
  glb.set(text, 20)
  return glb
}
