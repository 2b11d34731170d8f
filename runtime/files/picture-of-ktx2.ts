import type { BasisDecoder, Ktx2File } from './basis-decoder.ts'

/** The decoder's number for red, green, blue and opacity, a byte each. */
const rgba = 13
/** Pixels that a picture may have, as everywhere. */
const mostPixels = 16_777_216

/** A KTX2 picture as PNG. Rejects when it cannot be read or is too large. */
export async function pictureOfKtx2(
  bytes: Uint8Array,
  decoder: BasisDecoder,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new decoder.KTX2File(bytes)
  try {
    const { width, height, pixels } = pixelsOf(file)
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
    const painted = await canvas.convertToBlob({ type: 'image/png' })
    return new Uint8Array(await painted.arrayBuffer())
  } finally {
    file.close()
    file.delete()
  }
}

function pixelsOf(file: Ktx2File) {
  const [width, height] = file.isValid() ? [file.getWidth(), file.getHeight()] : [0, 0]
  if (width * height === 0 || width * height > mostPixels || !file.startTranscoding())
    throw new Error('no picture, or a huge one')
  const bytes = new Uint8Array(file.getImageTranscodedSizeInBytes(0, 0, 0, rgba))
  if (bytes.length !== width * height * 4 || !file.transcodeImage(bytes, 0, 0, 0, rgba, 0, -1, -1))
    throw new Error('a picture that cannot be unpacked')
  return { width, height, pixels: new Uint8ClampedArray(bytes) }
}
