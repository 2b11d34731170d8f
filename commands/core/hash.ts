/**
 * A 64-bit mix as 16 hex digits, to tell whether two things are the same by accident, not against an attacker.
 * Synchronous, because each entry of the journal needs one.
 */
export function hashText(text: string): string {
  const mix = new Mix()
  for (let index = 0; index < text.length; index++) mix.add(text.charCodeAt(index))
  return mix.digest()
}

/** As `hashText`, of bytes. */
export function hashBytes(bytes: Uint8Array): string {
  const mix = new Mix()
  for (const byte of bytes) mix.add(byte)
  return mix.digest()
}

/** Two multiplicative lanes of 32 bits, mixed into each other at the end (after cyrb53, public domain). */
class Mix {
  private high = 0xdeadbeef
  private low = 0x41c6ce57

  add(unit: number): void {
    this.high = Math.imul(this.high ^ unit, 2654435761)
    this.low = Math.imul(this.low ^ unit, 1597334677)
  }

  digest(): string {
    const high = finish(this.high, this.low)
    const low = finish(this.low, this.high)
    return hex(high) + hex(low)
  }
}

const finish = (a: number, b: number): number =>
  Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0')
