/**
 * A 64-bit mix as 16 hex digits, to tell whether two things are the same by accident, not against an attacker.
 * Synchronous and quick, because each entry of the journal needs one (two multiplicative lanes, after cyrb53).
 */
export function hashText(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  return digest(high, low)
}

/** As `hashText`, of bytes. */
export function hashBytes(bytes: Uint8Array): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < bytes.length; index++) {
    const unit = bytes[index] ?? 0
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  return digest(high, low)
}

const digest = (high: number, low: number): string => hex(finish(high, low)) + hex(finish(low, high))

const finish = (a: number, b: number): number =>
  Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)

/** Four digits at a time from a table: a tenth of what `toString(16)` and padding cost. */
const hex = (lane: number): string => (digits[lane >>> 16] ?? '') + (digits[lane & 0xffff] ?? '')

const digits = Array.from({ length: 0x10000 }, (_, value) => value.toString(16).padStart(4, '0'))
