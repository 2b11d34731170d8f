import type { AssetType } from '../../model/assets/asset.ts'
import { assetName } from '../../model/assets/asset-name.ts'
import type { AssetCounts, LibraryItem, LibraryPage } from './library-item.ts'

/** What is known of the library: a list for each type that was looked at, in the order in which it is shown. */
export interface AssetLists {
  readonly lists: Readonly<Partial<Record<AssetType, readonly LibraryItem[]>>>
  readonly counts: AssetCounts
}

export const emptyLists: AssetLists = { lists: {}, counts: { images: 0, sounds: 0, videos: 0, models: 0 } }

const change = (
  state: AssetLists,
  type: AssetType,
  by: (list: readonly LibraryItem[]) => readonly LibraryItem[],
): AssetLists => ({ ...state, lists: { ...state.lists, [type]: by(state.lists[type] ?? []) } })

/**
 * A page that was loaded: it goes to the end of its type's list; the counts are those of the page. One with nothing new is the end, whatever
 * its counts say.
 */
export function withPage(state: AssetLists, type: AssetType, { items, counts }: LibraryPage): AssetLists {
  const known = new Set(state.lists[type]?.map(({ key }) => key))
  const fresh = items.filter(({ key }) => !known.has(key))
  const next = change(state, type, (list) => [...list, ...fresh])
  const total = fresh.length === 0 ? (next.lists[type]?.length ?? 0) : counts[type]
  return { ...next, counts: { ...counts, [type]: total } }
}

/** A new file stands in front; one that is there already is only shown as it is now. */
export function withItem(state: AssetLists, item: LibraryItem): AssetLists {
  const { type, key } = item
  // A list that was never loaded stays unloaded: the file comes with it.
  if (!state.lists[type]) return { ...state, counts: { ...state.counts, [type]: state.counts[type] + 1 } }
  if (state.lists[type]?.some((one) => one.key === key)) return withChanged(state, key, () => item)
  const counts = { ...state.counts, [type]: state.counts[type] + 1 }
  return { ...change(state, type, (list) => [item, ...list]), counts }
}

export function withoutItem(state: AssetLists, key: string): AssetLists {
  const item = findItem(state, key)
  if (!item) return state
  const { type } = item
  const counts = { ...state.counts, [type]: Math.max(0, state.counts[type] - 1) }
  return { ...change(state, type, (list) => list.filter((one) => one.key !== key)), counts }
}

/** A renaming that is under way: the new name is shown, and nothing can be done with the file. */
export const withNewName = (state: AssetLists, key: string, name: string): AssetLists =>
  withChanged(state, key, (item) => ({ ...item, name: assetName(name), isDisabled: true }))

export function withChanged(
  state: AssetLists,
  key: string,
  by: (item: LibraryItem) => LibraryItem,
): AssetLists {
  const item = findItem(state, key)
  if (!item) return state
  return change(state, item.type, (list) => list.map((one) => (one.key === key ? by(one) : one)))
}

export function findItem({ lists }: AssetLists, key: string): LibraryItem | undefined {
  return Object.values(lists)
    .flat()
    .find((item) => item.key === key)
}
