import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { limits } from './limits.ts'

/** The key of a new sibling, and the new keys of siblings that had to make room for it, by their index. */
export interface Insertion {
  readonly key: string
  readonly rekeyed: ReadonlyMap<number, string>
}

/**
 * An order key for a newcomer at `index` (0 to `count`) of siblings whose keys are `keyAt(0)` to `keyAt(count - 1)`.
 * Equal neighbours (two people inserted at once) are spread; when a key would be longer than `limits.orderKeyLength`, or
 * a stored one is no key at all, all siblings get new ones.
 */
export function keysForInsert(count: number, keyAt: (index: number) => string, index: number): Insertion {
  const left = index > 0 ? keyAt(index - 1) : null
  const right = index < count ? keyAt(index) : null
  if (left === null || right === null || left < right) {
    const key = keyBetween(left, right)
    return key === undefined ? spread(count, index) : { key, rekeyed: new Map() }
  }
  return spreadRun(count, keyAt, index, left)
}

/** `n` keys in order for a fresh list. */
export const orderKeys = (n: number): string[] => generateNKeysBetween(null, null, n)

function keyBetween(left: string | null, right: string | null): string | undefined {
  try {
    const key = generateKeyBetween(left, right)
    return key.length <= limits.orderKeyLength ? key : undefined
  } catch {
    return undefined // a foreign client stored something that is no key: the caller makes new ones
  }
}

function spreadRun(count: number, keyAt: (index: number) => string, index: number, left: string): Insertion {
  let end = index
  while (end < count && keyAt(end) <= left) end++
  try {
    const keys = generateNKeysBetween(left, end < count ? keyAt(end) : null, end - index + 1)
    const [key, ...rest] = keys
    if (key === undefined || keys.some((one) => one.length > limits.orderKeyLength))
      return spread(count, index)
    return { key, rekeyed: new Map(rest.map((one, offset) => [index + offset, one])) }
  } catch {
    return spread(count, index) // as in `keyBetween`
  }
}

function spread(count: number, index: number): Insertion {
  const keys = orderKeys(count + 1)
  const [key] = keys.splice(index, 1)
  return { key: key ?? 'a0', rekeyed: new Map(keys.entries()) }
}
