/**
 * Whether a text can be kept by every database: it has no U+0000, which PostgreSQL refuses, and no half of a pair of surrogates, which
 * no encoding can write.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** What may hold texts: an object made of JSON, or of a query. Bytes and streams are none. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** Whether every text of a value, keys of objects too, can be kept; however deep it is. */
export function isStorableValue(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorable(next)) return false
    if (typeof next !== 'object' || next === null || !isPlain(next)) continue
    for (const [key, inner] of Object.entries(next)) {
      if (!isStorable(key)) return false
      waiting.push(inner)
    }
  }
  return true
}
