/** Where the items begin for which `isBehind` holds, found by halving: it holds for none before. Not sought before `from`. */
export function firstIndex<Item>(
  items: readonly Item[],
  isBehind: (item: Item) => boolean,
  from = 0,
): number {
  let [low, high] = [from, items.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = items[middle]
    if (item !== undefined && isBehind(item)) high = middle
    else low = middle + 1
  }
  return low
}
