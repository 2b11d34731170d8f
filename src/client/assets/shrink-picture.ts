/** Pixels of the longer side of a smaller picture. */
const side = 2048

/** The same picture with fewer pixels, as WebP; `undefined` when this device cannot read it. */
export async function shrinkPicture(file: File): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const share = Math.min(1, side / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * share)),
      Math.max(1, Math.round(picture.height * share)),
    )
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return new File([smaller], file.name.replace(/\.[^.]*$/, '.webp'), { type: smaller.type })
  } catch {
    return undefined
  }
}
