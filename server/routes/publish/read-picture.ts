import type { Picture } from '../../storage/ports/publications.ts'

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

/** A picture by its content, whatever its name or declared type says; `undefined` for anything but JPEG and PNG. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { bytes, type: 'image/jpeg' }
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { bytes, type: 'image/png' }
  return undefined
}
