import { generateNKeysBetween } from 'fractional-indexing'
import { limits } from './limits.ts'

/** The keys of new siblings, and the new keys of siblings that had to make room for them, by their index. */
export interface Insertion {
  readonly keys: readonly string[]
  readonly rekeyed: ReadonlyMap<number, string>
}

/**
 * Order keys for `n` newcomers, one behind the other, at `index` (0 to `count`) of siblings whose keys are `keyAt(0)` to
 * `keyAt(count - 1)`. Equal neighbours (two people inserted at once) are spread; when a key would be longer than
 * `limits.orderKeyLength`, or a stored one is no key at all, all siblings get new ones.
 */
export function keysForInsert(
  count: number,
  keyAt: (index: number) => string,
  index: number,
  n: number,
): Insertion {
  const left = index > 0 ? keyAt(index - 1) : null
  let end = index
  if (left !== null) while (end < count && keyAt(end) <= left) end++
  try {
    const keys = generateNKeysBetween(left, end < count ? keyAt(end) : null, end - index + n)
    if (keys.some((key) => key.length > limits.orderKeyLength)) return spread(count, index, n)
    const rekeyed = new Map(keys.slice(n).map((key, offset) => [index + offset, key]))
    return { keys: keys.slice(0, n), rekeyed }
  } catch {
    return spread(count, index, n) // a foreign client stored something that is no key
  }
}

/** `n` keys in order for a fresh list. */
export const orderKeys = (n: number): string[] => generateNKeysBetween(null, null, n)

function spread(count: number, index: number, n: number): Insertion {
  const rest = orderKeys(count + n)
  const keys = rest.splice(index, n)
  return { keys, rekeyed: new Map(rest.entries()) }
}
