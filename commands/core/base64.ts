/** Bytes as base64, in slices that fit the call stack. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += slice)
    text += String.fromCharCode(...bytes.subarray(at, at + slice))
  return btoa(text)
}

/** The bytes of base64, `undefined` when it is none. */
export function fromBase64(base64: string): Uint8Array | undefined {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

const slice = 0x8000
