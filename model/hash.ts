/**
 * A 64-bit mix, to tell whether two things are the same by accident, not against an attacker. Synchronous and quick,
 * because each entry of the journal needs one (two multiplicative lanes, after cyrb53). Values are mixed with their kind
 * and length, so that no two lists of values read as the same run of units.
 */
export class Hash {
  private high = 0xdeadbeef | 0
  private low = 0x41c6ce57

  /** One number of 32 bits. */
  unit(unit: number): this {
    this.high = Math.imul(this.high ^ unit, factors.high)
    this.low = Math.imul(this.low ^ unit, factors.low)
    return this
  }

  text(text: string): this {
    let { high, low } = this
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      high = Math.imul(high ^ unit, factors.high)
      low = Math.imul(low ^ unit, factors.low)
    }
    this.high = high
    this.low = low
    return this.unit(text.length)
  }

  bytes(bytes: Uint8Array): this {
    let { high, low } = this
    for (let index = 0; index < bytes.length; index++) {
      const unit = bytes[index] ?? 0
      high = Math.imul(high ^ unit, factors.high)
      low = Math.imul(low ^ unit, factors.low)
    }
    this.high = high
    this.low = low
    return this.unit(bytes.length)
  }

  /** A JSON value, whatever the order of keys. A key without a value (`undefined`) counts as none. */
  json(value: unknown): this {
    if (typeof value === 'string') return this.unit(kinds.text).text(value)
    if (typeof value === 'number') return this.number(value)
    if (typeof value !== 'object' || value === null) return this.unit(constant(value))
    return Array.isArray(value) ? this.array(value) : this.object(value)
  }

  /** 16 hex digits. */
  digest(): string {
    return hex(finish(this.high, this.low)) + hex(finish(this.low, this.high))
  }

  /** The first 8 digits of the digest. */
  half(): string {
    return hex(finish(this.high, this.low))
  }

  private number(value: number): this {
    const whole = value | 0
    if (whole === value) return this.unit(kinds.whole).unit(whole)
    float[0] = value
    return this.unit(kinds.float)
      .unit(floatBits[0] ?? 0)
      .unit(floatBits[1] ?? 0)
  }

  private array(items: readonly unknown[]): this {
    this.unit(kinds.array)
    for (let at = 0; at < items.length; at++) this.json(items[at])
    return this.unit(items.length)
  }

  /** Each entry is mixed apart and the results are added up, which costs less than sorting the keys. */
  private object<T extends object>(entries: T): this {
    const { high, low } = this
    let sumHigh = 0
    let sumLow = 0
    for (const key in entries) {
      const value: unknown = entries[key]
      if (value === undefined) continue
      this.high = high
      this.low = low
      this.text(key).json(value)
      sumHigh = (sumHigh + finish(this.high, this.low)) | 0
      sumLow = (sumLow + finish(this.low, this.high)) | 0
    }
    this.high = high
    this.low = low
    return this.unit(kinds.object).unit(sumHigh).unit(sumLow)
  }
}

/** The digest of bytes alone. */
export const hashBytes = (bytes: Uint8Array): string => new Hash().bytes(bytes).digest()

/** The digest of a JSON value alone. */
export const hashJson = (value: unknown): string => new Hash().json(value).digest()

/** The digest of a text alone. */
export const hashText = (text: string): string => new Hash().text(text).digest()

/** What each unit is multiplied with in its lane (cyrb53). The loops above keep the lanes out of the object: bytes take a quarter less time. */
const factors = { high: 2654435761, low: 1597334677 } as const

const kinds = { text: 1, whole: 2, float: 3, array: 4, object: 5 } as const

const constant = (value: unknown): number =>
  value === true ? 6 : value === false ? 7 : value === null ? 8 : 9

const float = new Float64Array(1)
const floatBits = new Int32Array(float.buffer)

const finish = (a: number, b: number): number =>
  Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)

/** Two digits at a time from a table: a tenth of what `toString(16)` and padding cost. */
const hex = (lane: number): string =>
  digits(lane >>> 24) + digits((lane >>> 16) & 0xff) + digits((lane >>> 8) & 0xff) + digits(lane & 0xff)

const digits = (byte: number): string => table[byte] ?? ''

const table = Array.from({ length: 0x100 }, (_, value) => value.toString(16).padStart(2, '0'))
