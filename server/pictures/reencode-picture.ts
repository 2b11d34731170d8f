import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { Picture, PictureType } from '../storage/ports/publications.ts'

/** A view all around is 4096 × 2048 (spec 9). */
const maxPixels = 4096 * 4096
/** A side longer than this is a trap for whoever shows it. */
const maxSide = 8192
const maxSeconds = 10

export type PictureVerdict =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly code: ErrorCode }

const types: Readonly<Record<string, PictureType>> = { jpeg: 'image/jpeg', png: 'image/png' }

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

/** The other formats that sharp reads are never handed to their decoders. */
const mayBeRead = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xff, 0xd8, 0xff]) || startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Reads a JPEG or PNG, whatever its name or declared type says, and writes its pixels anew: nothing else of what came is kept
 * (places, comments, bytes behind the end). The size is read from the header before a pixel is decoded.
 */
export async function reencodePicture(bytes: Uint8Array): Promise<PictureVerdict> {
  if (!mayBeRead(bytes)) return { ok: false, code: 'project.picture-unreadable' }
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 })
    const { format, width, height } = await image.metadata()
    const type = types[format]
    if (!type) return { ok: false, code: 'project.picture-unreadable' }
    if (width * height > maxPixels || Math.max(width, height) > maxSide) {
      return { ok: false, code: 'project.picture-too-many-pixels' }
    }
    const upright = image.autoOrient().timeout({ seconds: maxSeconds })
    const written = type === 'image/png' ? upright.png() : upright.jpeg({ quality: 88 })
    return { ok: true, picture: { bytes: await written.toBuffer(), type } }
  } catch {
    return { ok: false, code: 'project.picture-unreadable' }
  }
}
