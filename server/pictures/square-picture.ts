import { type PictureVerdict, reencodePicture } from './reencode-picture.ts'

/** Width and height of a profile's picture. */
const side = 512

export type SquareVerdict =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | Extract<PictureVerdict, { readonly ok: false }>

/** The middle of a JPEG or PNG as a WebP square of 512 pixels, under the same limits as every picture. */
export async function squarePicture(bytes: Uint8Array): Promise<SquareVerdict> {
  const verdict = await reencodePicture(bytes)
  if (!verdict.ok) return verdict
  const { default: sharp } = await import('sharp')
  const square = sharp(verdict.picture.bytes).resize(side, side, { fit: 'cover' }).webp({ quality: 85 })
  return { ok: true, bytes: await square.toBuffer() }
}
