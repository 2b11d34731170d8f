import { fromBase64 as decode, toBase64 as encode } from 'lib0/buffer'

/** Bytes as base64. */
export const toBase64 = (bytes: Uint8Array): string => encode(bytes)

/** The bytes of base64, `undefined` when it is none. */
export function fromBase64(base64: string): Uint8Array | undefined {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  return decode(base64)
}
