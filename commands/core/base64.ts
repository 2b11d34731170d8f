import { fromBase64 as decode, toBase64 as encode } from 'lib0/buffer'

/** Bytes as base64. */
export const toBase64 = (bytes: Uint8Array): string => encode(bytes)

/**
 * The bytes of base64, `undefined` when it is none. Bytes have one spelling only: bits of the last letter that stand for nothing must
 * be 0, so that a change of any letter is a change of the bytes and is found by their hash.
 */
export function fromBase64(base64: string): Uint8Array | undefined {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  const lastLetters = base64.slice(-4)
  return encode(decode(lastLetters)) === lastLetters ? decode(base64) : undefined
}
