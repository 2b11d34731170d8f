/** Ids in such an order that each comes after what it lies in, where that is one of them. Linear, whatever rings there are. */
export function parentsFirst(
  ids: Iterable<string>,
  parentOf: (id: string) => string | undefined,
): readonly string[] {
  const left = new Set(ids)
  const order: string[] = []
  for (const start of left) {
    const way: string[] = []
    for (let at: string | undefined = start; at !== undefined && left.delete(at); at = parentOf(at))
      way.push(at)
    for (const id of way.reverse()) order.push(id)
  }
  return order
}
