/**
 * All rings above `starts` that close when each lies in its holder, by their members. Linear in what lies above; who asks only whether there
 * is one stops at the first.
 */
export function* ringsAmong(
  starts: Iterable<string>,
  holderOf: (id: string) => string | undefined,
): Generator<readonly string[]> {
  /** From where on the way upwards each was seen first. */
  const seenFrom = new Map<string, string>()
  for (const start of starts) {
    let at: string | undefined = start
    while (at !== undefined && !seenFrom.has(at)) {
      seenFrom.set(at, start)
      at = holderOf(at)
    }
    if (at === undefined || seenFrom.get(at) !== start) continue
    const ring = [at]
    for (let next = holderOf(at); next !== undefined && next !== at; next = holderOf(next)) ring.push(next)
    yield ring
  }
}
