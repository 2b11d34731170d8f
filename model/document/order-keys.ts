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

/** A place among siblings that newcomers come to: `n` of them in front of the sibling at `index`, or at the end. */
export interface Gap {
  readonly index: number
  readonly n: number
}

/** The keys of newcomers at several places, gap by gap, and the new keys of siblings by their index. */
export interface Insertions {
  readonly keys: readonly (readonly string[])[]
  readonly rekeyed: ReadonlyMap<number, string>
}

/**
 * The same for newcomers at several places at once; `gaps` by rising index, each index once. Where one of them is too narrow, all siblings get
 * new keys, once for all gaps.
 */
export function keysForInserts(
  count: number,
  keyAt: (index: number) => string,
  gaps: readonly Gap[],
): Insertions {
  const [only] = gaps
  if (only && gaps.length === 1) {
    const { keys, rekeyed } = keysForInsert(count, keyAt, only.index, only.n)
    return { keys: [keys], rekeyed }
  }
  const keys: (readonly string[])[] = []
  for (const { index, n } of gaps) {
    const insertion = keysForInsert(count, keyAt, index, n)
    if (insertion.rekeyed.size > 0) return spreadAll(count, gaps)
    keys.push(insertion.keys)
  }
  return { keys, rekeyed: new Map() }
}

function spreadAll(count: number, gaps: readonly Gap[]): Insertions {
  const all = orderKeys(gaps.reduce((sum, { n }) => sum + n, count))
  const keys: (readonly string[])[] = []
  const rekeyed = new Map<number, string>()
  let sibling = 0
  let next = 0
  const passTo = (index: number): void => {
    for (; sibling < index; sibling++) rekeyed.set(sibling, all[next++] ?? '')
  }
  for (const { index, n } of gaps) {
    passTo(index)
    keys.push(all.slice(next, next + n))
    next += n
  }
  passTo(count)
  return { keys, rekeyed }
}

/** `n` keys in order for a fresh list. */
export const orderKeys = (n: number): string[] => generateNKeysBetween(null, null, n)

function spread(count: number, index: number, n: number): Insertion {
  const rest = orderKeys(count + n)
  const keys = rest.splice(index, n)
  return { keys, rekeyed: new Map(rest.entries()) }
}
