import { sameJson } from '../document/same-json.ts'

/** The older objects wherever they show the same, and the older list when all of it does. */
export function keepSame<T extends { readonly id: string }>(
  before: readonly T[],
  now: readonly T[],
): readonly T[] {
  const old = new Map(before.map((item) => [item.id, item]))
  const kept = now.map((item, index) => {
    const candidates = [before[index], old.get(item.id)]
    return candidates.find((known) => known && sameJson({ ...known }, { ...item })) ?? item
  })
  const isSame = kept.length === before.length && kept.every((item, index) => item === before[index])
  return isSame ? before : Object.freeze(kept)
}
