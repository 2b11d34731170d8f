import { digest } from 'lib0/hash/sha256'

/** The SHA-256 of bytes as 64 hex digits. */
export const sha256 = (bytes: Uint8Array): string =>
  [...digest(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
